import { useMessages, givenParams } from '@waqf/platform-web';
import { laterPart } from '@waqf/ui/core';
import { FilterBar } from '@waqf/screen-kit';
import type { AuditFiltersProps } from './audit-filter-fields';
import { auditMessages } from './audit.messages';
import * as css from './audit.module.css';

// On a phone the filters are behind a button; the fields need pickers and the names of all acts and people.
const Fields = laterPart(
  () => import('./audit-filter-fields').then((module) => module.AuditFilterFields),
  <div className={css.fieldsRoom} />,
);

/** Filters by user, act, waqf and days; all are kept in the address. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const t = useMessages(auditMessages);
  // The search field is shown above the table, and is not cleared with these filters.
  const { search, ...named } = givenParams(filter);
  return (
    <FilterBar
      label={t('filters')}
      className={css.filters}
      narrowed={Object.keys(named).length > 0}
      onClear={() => onChange({ search })}
    >
      <Fields filter={filter} onChange={onChange} />
    </FilterBar>
  );
}
