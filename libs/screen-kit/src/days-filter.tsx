import { defineMessages, useMessages } from '@waqf/platform-web';
import { DateInput, Field } from '@waqf/ui/form';
import * as css from './filter-bar.module.css';

const messages = defineMessages({
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
});

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
