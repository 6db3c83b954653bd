import { logLevelLabels, logLevels, type LogLevel, type LogList } from '@waqf/contracts/operations';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { FilterBar } from '@waqf/screen-kit';
import { Segmented, Stack } from '@waqf/ui/core';
import { DateInput, Field, TextInput } from '@waqf/ui/form';
import type { LogFilter } from '../api/logs';
import { logMessages } from './logs.messages';
import * as css from './logs.module.css';

const every = 'all';

/** Level with its count, text, and days. */
export function LogFilters({
  filter,
  counts,
  onChange,
}: {
  filter: LogFilter;
  counts: LogList['counts'] | undefined;
  onChange: (next: LogFilter) => void;
}) {
  const t = useMessages(logMessages);
  const { language } = useLanguage();
  const counted = (level: LogLevel) =>
    `${logLevelLabels[level][language]}${counts ? ` ${counts[level].toLocaleString('en')}` : ''}`;
  return (
    <Stack gap={16}>
      <div className={css.levels}>
        <Segmented
          label={t('level')}
          value={filter.level ?? every}
          onChange={(level) => onChange({ ...filter, level: level === every ? undefined : level })}
          options={[
            { value: every, label: t('all') },
            ...logLevels.map((level) => ({ value: level, label: counted(level) })),
          ]}
        />
      </div>
      <FilterBar
        label={t('filters')}
        className={css.filters}
        narrowed={Boolean(filter.search || filter.from || filter.to)}
        onClear={() => onChange({ level: filter.level })}
      >
        <Field label={t('search')}>
          <TextInput value={filter.search ?? ''} onChange={(search) => onChange({ ...filter, search })} />
        </Field>
        <Field label={t('from')}>
          <DateInput
            value={filter.from ?? ''}
            max={filter.to || undefined}
            onChange={(from) => onChange({ ...filter, from })}
          />
        </Field>
        <Field label={t('to')}>
          <DateInput
            value={filter.to ?? ''}
            min={filter.from || undefined}
            onChange={(to) => onChange({ ...filter, to })}
          />
        </Field>
      </FilterBar>
    </Stack>
  );
}
