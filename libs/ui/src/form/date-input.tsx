import { normaliseDigits } from '@waqf/formats';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../core/button';
import { classNames } from '../core/class-names';
import { dualDateText } from '../core/date-text';
import { Icon } from '../core/icon';
import { Segmented } from '../core/tabs';
import { useUi } from '../core/ui-provider';
import { dateText, isoOfText } from './calendar-days';
import type { CalendarName } from './calendar-days';
import { dayFault, era } from './day-fault';
import { DatePanel } from './date-panel';
import { useFieldControl } from './field';
import * as css from './date-input.module.css';

export interface DateInputProps {
  /** Gregorian `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (iso: string) => void;
  /** The calendar that is typed in initially; the user can change it. */
  calendar?: CalendarName;
  /** First and last allowed day as Gregorian ISO dates, both included. */
  min?: string;
  max?: string;
  disabled?: boolean;
  id?: string;
  /** Called with `true` when the typed text is not a date, so that the screen can show its message in the `Field`. */
  onInvalid?: (invalid: boolean) => void;
}

type TypedDateOptions = Pick<DateInputProps, 'value' | 'onChange' | 'min' | 'max' | 'onInvalid'>;

/** Number of characters of the longest date in words, e.g. `29 جمادى الآخرة 1447 هـ`. */
const LONGEST = 40;

/**
 * The typed text. It is kept while it means the same day as the value; otherwise it is derived from value and calendar.
 */
function useTypedDate({ value, onChange, min, max, onInvalid }: TypedDateOptions, calendar: CalendarName) {
  const [text, setText] = useState(() => dateText(value, calendar));
  const { language } = useUi();
  const [bad, setBad] = useState<string>();
  const shownIn = useRef(calendar);
  useEffect(() => {
    const sameCalendar = shownIn.current === calendar;
    shownIn.current = calendar;
    setText((now) =>
      sameCalendar && now !== '' && isoOfText(now, calendar) === value ? now : dateText(value, calendar),
    );
  }, [value, calendar]);

  function say(fault: string | undefined) {
    setBad(fault);
    onInvalid?.(fault !== undefined);
  }
  function type(next: string) {
    const digits = normaliseDigits(next).slice(0, LONGEST);
    // Letters are kept as typed or pasted: a month name, هـ. Without letters, every sign between numbers becomes a
    // slash.
    const clean = /\p{L}/u.test(digits) ? digits : digits.replace(/[^\d]+/g, '/').slice(0, 10);
    setText(clean);
    const iso = isoOfText(clean, calendar);
    if (clean === '' && value !== '') onChange('');
    if (iso && iso !== value) onChange(iso);
    if (iso || clean === '') say(undefined);
  }
  /** Shows and returns whether the typed text is an allowed day. */
  function settle(): boolean {
    const fault = text === '' ? undefined : dayFault(text, calendar, { min, max }, language);
    say(fault);
    return fault === undefined;
  }
  function leave() {
    const iso = isoOfText(text, calendar);
    if (iso) setText(dateText(iso, calendar));
    settle();
  }
  /** Enter is handled before the field loses focus; it must not confirm the previous value. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !settle()) event.preventDefault();
  }
  return { text, bad, type, leave, press, clearBad: () => say(undefined) };
}

/**
 * A day, typed as day/month/year or picked, in either calendar; the same day in the other calendar is shown beside it.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, calendar: first = 'hijri', min, max, disabled, id } = props;
  const { word, language, dateFormat } = useUi();
  const control = useFieldControl({ id });
  const [calendar, setCalendar] = useState<CalendarName>(first);
  const [open, setOpen] = useState(false);
  const typed = useTypedDate(props, calendar);
  const input = useRef<HTMLInputElement>(null);
  const holder = useRef<HTMLDivElement>(null);

  function close(reason: 'escape' | 'outside') {
    setOpen(false);
    if (reason === 'escape') input.current?.focus();
  }
  function pick(iso: string) {
    onChange(iso);
    typed.clearBad();
    close('escape');
  }

  // A layout effect, because the form checks the validity in the same event in which the day was found to be wrong.
  useLayoutEffect(() => input.current?.setCustomValidity(typed.bad ?? ''), [typed.bad]);
  const invalid = typed.bad !== undefined || control['aria-invalid'];
  const both = value && !typed.bad ? dualDateText(value, language, dateFormat) : undefined;
  return (
    <div
      ref={holder}
      className={css.holder}
      onBlur={(event) => {
        if (open && !holder.current?.contains(event.relatedTarget)) close('outside');
      }}
    >
      <span className={classNames(css.box, invalid && css.invalid, disabled && css.disabled)}>
        <input
          {...control}
          ref={input}
          aria-invalid={invalid || undefined}
          className={css.input}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={word('dateHint')}
          value={typed.text}
          disabled={disabled}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.leave}
          onKeyDown={typed.press}
        />
        <span className={css.era}>{era[calendar][language]}</span>
        <span className={css.other} aria-live="polite">
          {calendar === 'hijri' ? both?.gregorian : both?.hijri}
        </span>
        <IconButton
          size="small"
          label={word('pickDate')}
          icon={<Icon.Calendar size={18} />}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </span>
      {open ? <DatePanel value={value} calendar={calendar} min={min} max={max} onPick={pick} onClose={close} /> : null}
      <CalendarChoice calendar={calendar} onChange={setCalendar} bad={typed.bad} />
    </div>
  );
}

interface CalendarChoiceProps {
  calendar: CalendarName;
  onChange: (calendar: CalendarName) => void;
  bad: string | undefined;
}

/** The line under the field: the calendar that is typed in, and the message when the typed text is not a day. */
function CalendarChoice({ calendar, onChange, bad }: CalendarChoiceProps) {
  const { word } = useUi();
  return (
    <span className={css.line}>
      <Segmented<CalendarName>
        label={word('calendar')}
        value={calendar}
        onChange={onChange}
        options={[
          { value: 'hijri', label: word('hijri') },
          { value: 'gregorian', label: word('gregorian') },
        ]}
      />
      {bad ? (
        <span className={css.bad} role="alert">
          {bad}
        </span>
      ) : null}
    </span>
  );
}
