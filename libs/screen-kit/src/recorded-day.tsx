import { useState } from 'react';
import { riyadhDay } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { DateInput, Field } from '@waqf/ui/form';
import { recordedDayMessages } from './recorded-day.messages';

/**
 * The rule for the day of a past event: it is not after today in Riyadh, as of when the form was opened.
 * @returns `today`, as `YYYY-MM-DD`, and `faultAt`, which gives the message for a field of such a day, or nothing when
 * the day is allowed
 */
export function useRecordedDay(): { today: string; faultAt: (field: string, day: string) => Record<string, string> } {
  const t = useMessages(recordedDayMessages);
  const [today] = useState(() => riyadhDay(new Date()));
  return { today, faultAt: (field, day) => (day > today ? { [field]: t('dayInFuture') } : {}) };
}

export interface RecordedDayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** The last day that may be chosen. */
  today: string;
  error: string | undefined;
}

/** The field for such a day. */
export function RecordedDayField({ label, value, onChange, today, error }: RecordedDayFieldProps) {
  return (
    <Field label={label} required error={error}>
      <DateInput value={value} max={today} onChange={onChange} />
    </Field>
  );
}
