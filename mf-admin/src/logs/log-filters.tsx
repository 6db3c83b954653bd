import { logLevelLabels, logLevels, type LogLevel, type LogList } from '@waqf/contracts/operations';
import { displayNumber } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { FilterBar } from '@waqf/screen-kit';
import { Segmented, Stack } from '@waqf/ui/core';
import { DateInput, Field, SelectInput, TextInput } from '@waqf/ui/form';
import type { LogFilter } from '../api/logs';
import { logMessages } from './logs.messages';
import * as css from './logs.module.css';

const every = 'all';

/** Filters by level (with its count), text, source and days. */
export function LogFilters({
  filter,
  counts,
  sources = [],
  onChange,
}: {
  filter: LogFilter;
  counts: LogList['counts'] | undefined;
  sources: LogList['sources'];
  /** Called with the changed values; the others stay as they are. */
  onChange: (next: LogFilter) => void;
}) {
  const t = useMessages(logMessages);
  const { language } = useLanguage();
  const counted = (level: LogLevel) =>
    `${logLevelLabels[level][language]}${counts ? ` ${displayNumber(counts[level])}` : ''}`;
  return (
    <Stack gap={16}>
      <div className={css.levels}>
        <Segmented
          label={t('level')}
          value={filter.level ?? every}
          onChange={(level) => onChange({ level: level === every ? undefined : level })}
          options={[
            { value: every, label: t('all') },
            ...logLevels.map((level) => ({ value: level, label: counted(level) })),
          ]}
        />
      </div>
      <FilterBar
        label={t('filters')}
        className={css.filters}
        narrowed={Boolean(filter.search || filter.source || filter.from || filter.to)}
        onClear={() => onChange({ search: undefined, source: undefined, from: undefined, to: undefined })}
      >
        <Field label={t('search')}>
          <TextInput value={filter.search ?? ''} onChange={(search) => onChange({ search })} />
        </Field>
        <Field label={t('source')}>
          <SelectInput
            searchable
            value={filter.source ?? every}
            onChange={(source) => onChange({ source: source === every ? undefined : source })}
            options={[
              { value: every, label: t('everySource') },
              // A chosen source stays in the list even when it wrote nothing.
              ...[...new Set([...sources, ...(filter.source ? [filter.source] : [])])].map((value) => ({
                value,
                label: value,
              })),
            ]}
          />
        </Field>
        <Field label={t('from')}>
          <DateInput value={filter.from ?? ''} max={filter.to || undefined} onChange={(from) => onChange({ from })} />
        </Field>
        <Field label={t('to')}>
          <DateInput value={filter.to ?? ''} min={filter.from || undefined} onChange={(to) => onChange({ to })} />
        </Field>
      </FilterBar>
    </Stack>
  );
}
