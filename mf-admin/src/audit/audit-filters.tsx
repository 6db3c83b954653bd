import { lazy, Suspense } from 'react';
import { useMessages } from '@waqf/platform-web';
import { FilterBar } from '@waqf/screen-kit';
import { namedFilter } from '../api/get-audit';
import type { AuditFiltersProps } from './audit-filter-fields';
import { auditMessages } from './audit.messages';
import * as css from './audit.module.css';

// On a phone the filters are behind a button; the fields bring pickers, and the names of all acts and people.
const Fields = lazy(() => import('./audit-filter-fields').then((module) => ({ default: module.AuditFilterFields })));

/** Filters by user, act, waqf and days; all are kept in the address. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const t = useMessages(auditMessages);
  // The search field is shown above the table, and is not cleared with these filters.
  const { search, ...named } = namedFilter(filter);
  return (
    <FilterBar
      label={t('filters')}
      className={css.filters}
      narrowed={Object.keys(named).length > 0}
      onClear={() => onChange({ search })}
    >
      <Suspense fallback={<div className={css.fieldsRoom} />}>
        <Fields filter={filter} onChange={onChange} />
      </Suspense>
    </FilterBar>
  );
}
