import type { BankAccount } from '@waqf/contracts/banking';
import { useMessages } from '@waqf/platform-web';
import { FilterBar, useAddressChoice } from '@waqf/screen-kit';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import { statementMessages } from '../messages/statement.messages';
import * as css from './statement.module.css';

export interface StatementChoiceProps {
  accounts: readonly BankAccount[];
  nameOf: (account: BankAccount) => string;
  account: BankAccount;
  period: { from: string; to: string };
}

/** The choice of account and days; both are kept in the address. */
export function StatementChoice({ accounts, nameOf, account, period }: StatementChoiceProps) {
  const t = useMessages(statementMessages);
  const { narrowed, choose, clear } = useAddressChoice(['account', 'from', 'to']);
  const chooseAccount = (id = '') =>
    choose({ account: accounts.find((each) => each.id === id)?.isMainAccount ? '' : id });
  return (
    <FilterBar label={t('choice')} className={css.choice} narrowed={narrowed} onClear={clear}>
      <Field label={t('account')}>
        <SelectInput
          searchable
          value={account.id}
          onChange={chooseAccount}
          options={accounts.map((each) => ({ value: each.id, label: nameOf(each) }))}
        />
      </Field>
      <Field label={t('from')}>
        <DateInput value={period.from} max={period.to} onChange={(from) => choose({ from })} />
      </Field>
      <Field label={t('to')}>
        <DateInput value={period.to} min={period.from} onChange={(to) => choose({ to })} />
      </Field>
    </FilterBar>
  );
}
