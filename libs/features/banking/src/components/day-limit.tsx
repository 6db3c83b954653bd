import { useQuery } from '@tanstack/react-query';
import { displayAmount, halalas, parseAmount, type Halalas } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { transferPolicyQuery } from '../api/transfer-policy';
import { transferMessages } from '../messages/transfer.messages';
import { dayLimit } from '../model/day-limit';
import * as css from './transfer.module.css';

export interface DayLimitProps {
  waqfId: string;
  /** The account that the money leaves. */
  accountId: string;
  amount: Halalas;
}

/** Today's limit of an account, and whether this transfer waits for approval; null while it is not known. */
export function useDayLimit({ waqfId, accountId, amount }: DayLimitProps) {
  const { data } = useQuery(transferPolicyQuery(waqfId));
  const used = data?.policy.usedToday?.find((account) => account.accountId === accountId);
  if (!data || !used) return null;
  const limit = parseAmount(data.policy.approvalAbove);
  return { limit, used: used.amount, ...dayLimit({ limit, used: parseAmount(used.amount), amount }) };
}

/** What may leave an account today without approval: what has left, what this transfer takes, and what remains. */
export function DayLimit(props: DayLimitProps) {
  const { amount } = props;
  const t = useMessages(transferMessages);
  const day = useDayLimit(props);
  if (!day) return <p className={css.quiet}>{t('mayNeedApproval')}</p>;
  const { limit, used, left, isAbove, usedShare, ownShare } = day;
  const words = { used: displayAmount(parseAmount(used)), amount: displayAmount(amount) };
  return (
    <section className={css.limit} aria-label={t('limit')}>
      <span className={css.limitHead}>
        <b>{t('limit')}</b>
        <span className={css.quiet}>{t('sar', { amount: displayAmount(limit) })}</span>
      </span>
      <span className={css.limitBar} aria-hidden>
        <i style={{ inlineSize: `${usedShare}%` }} />
        <i style={{ inlineSize: `${ownShare}%` }} />
      </span>
      <ul className={css.limitKey}>
        <li>{t('limitUsed', words)}</li>
        <li>{t('limitOwn', words)}</li>
      </ul>
      <p className={css.quiet}>
        {isAbove ? t('limitAbove') : t('limitLeft', { amount: displayAmount(halalas(left)) })}
      </p>
      {isAbove ? null : <p className={css.quiet}>{t('newPayee')}</p>}
    </section>
  );
}
