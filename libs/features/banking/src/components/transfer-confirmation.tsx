import type { CreateTransfer } from '@waqf/contracts/banking';
import { parseAmount, riyalsInWords, type Halalas } from '@waqf/money';
import { ConnectionError, errorMessage, HttpError, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Amount, Iban } from '@waqf/ui/core';
import { transferMessages } from '../messages/transfer.messages';
import { DayLimit, useDayLimit } from './day-limit';
import { balancesAfter, type TransferAccount } from '../model/transfer-form';
import * as css from './transfer.module.css';

export interface TransferConfirmationProps {
  waqfId: string;
  transfer: CreateTransfer;
  from: TransferAccount;
  to: TransferAccount;
  /** Why the last attempt failed; null when none has failed. */
  failure: unknown;
}

/**
 * Shows the whole transfer before it happens: amount, names, IBANs, balances, today's limit, and that it cannot be
 * undone.
 */
export function TransferConfirmation({ waqfId, transfer, from, to, failure }: TransferConfirmationProps) {
  const t = useMessages(transferMessages);
  const { language } = useLanguage();
  const amount = parseAmount(transfer.amount);
  const after = balancesAfter(from, to, amount);
  const words = language === 'ar' ? riyalsInWords(amount) : null;
  const waits = useDayLimit({ waqfId, accountId: from.id, amount })?.isAbove ?? false;
  return (
    <div className={css.confirmation}>
      <div className={css.headline}>
        <span className={css.quiet}>{t(waits ? 'willAsk' : 'willMove')}</span>
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
      <DayLimit waqfId={waqfId} accountId={from.id} amount={amount} />
      {failure ? <Failure failure={failure} /> : null}
      <Alert tone="warning">{t('warning')}</Alert>
    </div>
  );
}

/**
 * A refusal means that no money moved. Without an answer, or after a server error, only a retry with the same key shows
 * whether it did.
 */
function Failure({ failure }: { failure: unknown }) {
  const t = useMessages(transferMessages);
  const { language } = useLanguage();
  if (failure instanceof ConnectionError) return <Alert tone="info">{t('unknown')}</Alert>;
  if (!(failure instanceof HttpError) || failure.status >= 500) return null;
  return (
    <Alert tone="error" title={t('notTransferred')}>
      {errorMessage(failure, language, t('failedDefault'))}
    </Alert>
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
        <span className={css.quiet}>{t('before')}</span>
        <s className={css.quiet}>
          <Amount value={account.balance} unit />
        </s>
        <span className={css.quiet}>{t('after')}</span>
        <Amount value={after} unit />
      </dd>
    </div>
  );
}
