import { labelOf } from '@waqf/contracts';
import { accountStatusLabels, type BankAccount } from '@waqf/contracts/banking';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Amount, Button, DualDate, Iban, Icon, Ltr, MoneyPanel } from '@waqf/ui/core';
import { accountMessages, bankingMessages } from '../messages/banking.messages';
import * as css from './accounts.module.css';

export interface MainAccountProps {
  account: BankAccount;
  /** The distributable yield in riyals, as a decimal string. */
  ghalla: string;
  /** Left out when there is nothing to transfer from, or when the page offers the transfer elsewhere. */
  onTransfer?: (() => void) | undefined;
}

/** The main account: the one coloured card of the page. */
export function MainAccount({ account, ghalla, onTransfer }: MainAccountProps) {
  const t = useMessages(accountMessages);
  const b = useMessages(bankingMessages);
  const { language } = useLanguage();
  return (
    <MoneyPanel
      label={
        <>
          {t('mainOf')}
          <span className={css.onPanel}>{labelOf(accountStatusLabels, account.accountStatus, language)}</span>
        </>
      }
      amount={<Amount value={account.balance} unit />}
      note={
        <span className={css.panelFacts}>
          <span className={css.panelIban}>
            <Iban value={account.iban} />
          </span>
          <span>{b('available', { amount: displayAmount(parseSignedAmount(ghalla)) })}</span>
          <span className={css.factLine}>
            <span>
              {t('bank')} <b>{account.bankName}</b>
            </span>
            <span>
              {t('number')}{' '}
              <b>
                <Ltr>{account.accountNumber}</Ltr>
              </b>
            </span>
            {account.branchCode ? (
              <span>
                {t('branch')}{' '}
                <b>
                  <Ltr>{account.branchCode}</Ltr>
                </b>
              </span>
            ) : null}
          </span>
          <span>
            {t('opened')} <DualDate iso={account.createdAt} />
          </span>
        </span>
      }
      actions={
        <>
          <Button
            variant={onTransfer ? 'lineOnColour' : 'onColour'}
            href={`/waqf/${account.waqfId}/statement`}
            icon={<Icon.File size={18} />}
          >
            {t('statement')}
          </Button>
          {onTransfer ? (
            <Button variant="onColour" onClick={onTransfer} icon={<Icon.Exchange size={18} />}>
              {b('transferFromMain')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
