import { lazy, Suspense } from 'react';
import { useMessages } from '@waqf/platform-web';
import { FilterBar } from '@waqf/screen-kit';
import { transactionListMessages } from '../messages/finances.messages';
import { hasFilter, type TransactionFilter } from '../model/transaction-filter';
import type { TransactionFiltersProps } from './transaction-filter-fields';
import * as css from './finances.module.css';

// On a phone the filters are behind a button, so the first view does not load them.
const Fields = lazy(() =>
  import('./transaction-filter-fields').then((module) => ({ default: module.TransactionFilterFields })),
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
      <Suspense fallback={<div className={css.fieldsRoom} />}>
        <Fields {...props} />
      </Suspense>
    </FilterBar>
  );
}
