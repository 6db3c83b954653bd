import type { CreateTransfer } from '@waqf/contracts/banking';
import { parseAmount, riyalsInWords, type Halalas } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Amount, Iban } from '@waqf/ui/core';
import { transferMessages } from '../messages/transfer.messages';
import { balancesAfter, type TransferAccount } from '../model/transfer-form';
import * as css from './transfer.module.css';

export interface TransferConfirmationProps {
  transfer: CreateTransfer;
  from: TransferAccount;
  to: TransferAccount;
  /** The answer of the last try did not arrive. */
  unanswered: boolean;
}

/** All of it once more before it happens: amount, both names, both IBANs, both balances after, what can't be undone. */
export function TransferConfirmation({ transfer, from, to, unanswered }: TransferConfirmationProps) {
  const t = useMessages(transferMessages);
  const { language } = useLanguage();
  const amount = parseAmount(transfer.amount);
  const after = balancesAfter(from, to, amount);
  const words = language === 'ar' ? riyalsInWords(amount) : null;
  return (
    <div className={css.confirmation}>
      <div className={css.headline}>
        <span className={css.quiet}>{t('willMove')}</span>
        <span className={css.amount}>
          <Amount value={amount} unit />
        </span>
        {words ? <span className={css.quiet}>{words}</span> : null}
      </div>
      <dl className={css.sides}>
        <Side label={t('from')} account={from} after={after.from} />
        <Side label={t('to')} account={to} after={after.to} />
        <div className={css.side}>
          <dt>{t('description')}</dt>
          <dd className={css.words}>{transfer.description || t('none')}</dd>
        </div>
      </dl>
      {unanswered ? <Alert tone="info">{t('unknown')}</Alert> : null}
      <Alert tone="warning">{t('warning')}</Alert>
      <p className={css.quiet}>{t('mayNeedApproval')}</p>
    </div>
  );
}

function Side({ label, account, after }: { label: string; account: TransferAccount; after: Halalas }) {
  const t = useMessages(transferMessages);
  return (
    <div className={css.side}>
      <dt>{label}</dt>
      <dd className={css.words}>
        <b>{account.name}</b>
        <Iban value={account.iban} copy={false} />
      </dd>
      <dd className={css.after}>
        <span className={css.quiet}>{t('after')}</span>
        <Amount value={after} />
      </dd>
    </div>
  );
}
