import { lazy, Suspense } from 'react';
import { useMessages } from '@waqf/platform-web';
import { FilterBar } from '@waqf/screen-kit';
import { transactionListMessages } from '../messages/finances.messages';
import { narrows, type TransactionFilter } from '../model/transaction-filter';
import type { TransactionFiltersProps } from './transaction-filter-fields';
import * as css from './finances.module.css';

// On a phone they stand behind a button; the first screen does without them and what they are made of.
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

/** Which waqf, which type, what for and when; all of it stands in the address bar. */
export function TransactionFilters(props: TransactionFiltersProps) {
  const t = useMessages(transactionListMessages);
  return (
    <FilterBar
      label={t('filters')}
      className={css.filters}
      narrowed={narrows(props.filter)}
      onClear={() => props.onChange(everything)}
    >
      <Suspense fallback={<div className={css.fieldsRoom} />}>
        <Fields {...props} />
      </Suspense>
    </FilterBar>
  );
}
