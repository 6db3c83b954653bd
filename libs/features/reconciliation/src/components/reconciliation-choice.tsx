import { useSearchParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { useMessages } from '@waqf/platform-web';
import { FilterBar, useAccountName } from '@waqf/screen-kit';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import { reconciliationMessages } from '../messages/reconciliation.messages';
import * as css from './reconciliation.module.css';

/** Which account and which days; both stand in the address bar. */
export function ReconciliationChoice({ view, found }: { view: WaqfView; found: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  const nameOf = useAccountName(view);
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    const query = new URLSearchParams(params);
    if (value === '') query.delete(name);
    else query.set(name, value);
    setParams(query, { replace: true });
  };
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
          value={found.account.id}
          onChange={(id = '') => set('account', id)}
          options={view.bankAccounts.map((account) => ({ value: account.id, label: nameOf(account) }))}
        />
      </Field>
      <Field label={t('from')}>
        <DateInput value={found.from} max={found.to} onChange={(from) => set('from', from)} />
      </Field>
      <Field label={t('to')}>
        <DateInput value={found.to} min={found.from} onChange={(to) => set('to', to)} />
      </Field>
    </FilterBar>
  );
}
