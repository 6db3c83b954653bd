import { labelOf, lookUp } from '@waqf/contracts';
import { accountStatusLabels, type BankAccount } from '@waqf/contracts/banking';
import type { Beneficiary } from '@waqf/contracts/beneficiaries';
import { useLanguage, useMessages } from '@waqf/platform-web';
import {
  Amount,
  Avatar,
  Button,
  DualDate,
  EmptyState,
  Grid,
  Iban,
  Icon,
  Ltr,
  StatusTag,
  Surface,
  VisuallyHidden,
} from '@waqf/ui/core';
import { accountMessages, bankingMessages } from '../messages/banking.messages';
import * as css from './accounts.module.css';

const tone = { active: 'success', suspended: 'warning', closed: 'neutral' } as const;

export interface SubAccountsProps {
  accounts: readonly BankAccount[];
  nameOf: (account: BankAccount) => string;
  beneficiaries: readonly Beneficiary[];
  onTransfer?: ((accountId: string) => void) | undefined;
}

/** The beneficiaries' accounts below the main one, a card each. */
export function SubAccounts({ accounts, nameOf, beneficiaries, onTransfer }: SubAccountsProps) {
  const b = useMessages(bankingMessages);
  return (
    <section className={css.section} aria-label={b('subs')}>
      <h2 className={css.heading}>{b('subs')}</h2>
      {accounts.length === 0 ? (
        <EmptyState icon={<Icon.Wallet size={28} />} title={b('noSubs')} text={b('noSubsText')} />
      ) : (
        <Grid columns="3">
          {accounts.map((account) => (
            <SubAccount
              key={account.id}
              account={account}
              name={nameOf(account)}
              beneficiary={beneficiaries.find(({ id }) => id === account.beneficiaryId)}
              onTransfer={onTransfer && account.accountStatus === 'active' ? () => onTransfer(account.id) : undefined}
            />
          ))}
        </Grid>
      )}
    </section>
  );
}

interface SubAccountProps {
  account: BankAccount;
  name: string;
  beneficiary: Beneficiary | undefined;
  onTransfer: (() => void) | undefined;
}

function SubAccount({ account, name, beneficiary, onTransfer }: SubAccountProps) {
  const { language } = useLanguage();
  const t = useMessages(accountMessages);
  const b = useMessages(bankingMessages);
  const share = beneficiary?.allocatedPercentage;
  return (
    <Surface className={css.sub}>
      <div className={css.subHead}>
        <Avatar name={name} />
        <div className={css.subWords}>
          <h3 className={css.name}>{name}</h3>
          <span className={css.quiet}>
            {beneficiary === undefined
              ? t('sub')
              : share === null || share === undefined
                ? b('noShare')
                : b('share', { share })}
          </span>
        </div>
        <StatusTag tone={lookUp(tone, account.accountStatus) ?? 'neutral'}>
          {labelOf(accountStatusLabels, account.accountStatus, language)}
        </StatusTag>
      </div>
      <div className={css.subAmount}>
        <Amount value={account.balance} unit />
      </div>
      <Iban value={account.iban} />
      <div className={css.factLine}>
        <span>{account.bankName}</span>
        <span>
          {t('number')} <Ltr>{account.accountNumber}</Ltr>
        </span>
        {account.branchCode ? (
          <span>
            {t('branch')} <Ltr>{account.branchCode}</Ltr>
          </span>
        ) : null}
        <span>
          {t('opened')} <DualDate iso={account.createdAt} />
        </span>
      </div>
      <div className={css.subActions}>
        <Button size="small" href={`/waqf/${account.waqfId}/statement?account=${account.id}`}>
          {b('transactions')}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        {onTransfer ? (
          <Button size="small" variant="soft" onClick={onTransfer}>
            {b('transferToSub')}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </Surface>
  );
}
