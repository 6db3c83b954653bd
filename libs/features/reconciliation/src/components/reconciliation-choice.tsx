import type { WaqfView } from '@waqf/contracts/endowments';
import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { useMessages } from '@waqf/platform-web';
import { FilterBar, useAccountName, useAddressChoice } from '@waqf/screen-kit';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import { reconciliationMessages } from '../messages/reconciliation.messages';
import * as css from './reconciliation.module.css';

/** The choice of account and days; both are kept in the address. */
export function ReconciliationChoice({ view, found }: { view: WaqfView; found: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  const nameOf = useAccountName(view);
  const { narrowed, choose, clear } = useAddressChoice(['account', 'from', 'to']);
  return (
    <FilterBar label={t('choice')} className={css.choice} narrowed={narrowed} onClear={clear}>
      <Field label={t('account')}>
        <SelectInput
          searchable
          value={found.account.id}
          onChange={(account) => choose({ account })}
          options={view.bankAccounts.map((account) => ({ value: account.id, label: nameOf(account) }))}
        />
      </Field>
      <Field label={t('from')}>
        <DateInput value={found.from} max={found.to} onChange={(from) => choose({ from })} />
      </Field>
      <Field label={t('to')}>
        <DateInput value={found.to} min={found.from} onChange={(to) => choose({ to })} />
      </Field>
    </FilterBar>
  );
}
