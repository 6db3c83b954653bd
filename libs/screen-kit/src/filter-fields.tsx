import type { WaqfSummary } from '@waqf/contracts/endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import * as css from './filter-bar.module.css';

const messages = defineMessages({
  waqf: { ar: 'الوقف', en: 'Waqf' },
  everyWaqf: { ar: 'كل الأوقاف', en: 'Every waqf' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
});

export interface WaqfFilterProps {
  /** Undefined means every waqf. */
  value: string | undefined;
  onChange: (waqfId: string | undefined) => void;
  waqfs: ReadonlyArray<Pick<WaqfSummary, 'id' | 'name'>>;
}

/** The choice of one waqf or all waqfs. */
export function WaqfFilter({ value, onChange, waqfs }: WaqfFilterProps) {
  const t = useMessages(messages);
  return (
    <Field label={t('waqf')}>
      <SelectInput
        searchable
        value={value ?? 'all'}
        onChange={(id) => onChange(id === 'all' ? undefined : id)}
        options={[
          { value: 'all', label: t('everyWaqf') },
          ...waqfs.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}

export interface DaysFilterProps {
  /** Gregorian ISO dates, or empty. */
  from: string;
  to: string;
  onChange: (next: { from: string } | { to: string }) => void;
}

/** The choice of a first and a last day. */
export function DaysFilter({ from, to, onChange }: DaysFilterProps) {
  const t = useMessages(messages);
  return (
    <div className={css.days}>
      <Field label={t('from')}>
        <DateInput value={from} max={to || undefined} onChange={(day) => onChange({ from: day })} />
      </Field>
      <Field label={t('to')}>
        <DateInput value={to} min={from || undefined} onChange={(day) => onChange({ to: day })} />
      </Field>
    </div>
  );
}
