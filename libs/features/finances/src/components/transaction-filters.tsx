import { useMessages } from '@waqf/platform-web';
import { laterPart } from '@waqf/ui/core';
import { FilterBar } from '@waqf/screen-kit';
import { transactionListMessages } from '../messages/finances.messages';
import { hasFilter, type TransactionFilter } from '../model/transaction-filter';
import type { TransactionFiltersProps } from './transaction-filter-fields';
import * as css from './finances.module.css';

// On a phone the filters are behind a button, so the first view does not load them.
const Fields = laterPart(
  () => import('./transaction-filter-fields').then((module) => module.TransactionFilterFields),
  <div className={css.fieldsRoom} />,
);

const everything: TransactionFilter = {
  waqfId: undefined,
  type: undefined,
  kind: undefined,
  period: 'any',
  from: '',
  to: '',
  q: '',
};

/** Filters by waqf, type, source or category, and days; all are kept in the address. */
export function TransactionFilters(props: TransactionFiltersProps) {
  const t = useMessages(transactionListMessages);
  return (
    <FilterBar
      label={t('filters')}
      className={css.filters}
      narrowed={hasFilter(props.filter)}
      onClear={() => props.onChange(everything)}
    >
      <Fields {...props} />
    </FilterBar>
  );
}
