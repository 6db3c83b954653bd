import { useSearchParams } from 'react-router';
import type { BankAccount } from '@waqf/contracts/banking';
import { useMessages } from '@waqf/platform-web';
import { FilterBar } from '@waqf/screen-kit';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import { statementMessages } from '../messages/statement.messages';
import * as css from './statement.module.css';

export interface StatementChoiceProps {
  accounts: readonly BankAccount[];
  nameOf: (account: BankAccount) => string;
  account: BankAccount;
  period: { from: string; to: string };
}

/** Which account and which days; both stand in the address bar. */
export function StatementChoice({ accounts, nameOf, account, period }: StatementChoiceProps) {
  const t = useMessages(statementMessages);
  const [params, setParams] = useSearchParams();
  const set = (next: Record<string, string>) => {
    const query = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next)) {
      if (value === '') query.delete(name);
      else query.set(name, value);
    }
    setParams(query, { replace: true });
  };
  const choose = (id = '') => set({ account: accounts.find((each) => each.id === id)?.isMainAccount ? '' : id });
  const names = ['account', 'from', 'to'];
  const narrowed = names.some((name) => params.has(name));
  const clear = () => {
    const query = new URLSearchParams(params);
    for (const name of names) query.delete(name);
    setParams(query, { replace: true });
  };
  return (
    <FilterBar label={t('choice')} className={css.choice} narrowed={narrowed} onClear={clear}>
      <Field label={t('account')}>
        <SelectInput
          searchable
          value={account.id}
          onChange={choose}
          options={accounts.map((each) => ({ value: each.id, label: nameOf(each) }))}
        />
      </Field>
      <Field label={t('from')}>
        <DateInput value={period.from} max={period.to} onChange={(from) => set({ from })} />
      </Field>
      <Field label={t('to')}>
        <DateInput value={period.to} min={period.from} onChange={(to) => set({ to })} />
      </Field>
    </FilterBar>
  );
}
