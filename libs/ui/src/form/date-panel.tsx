import { displayGregorian } from '@waqf/formats';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../core/button';
import { classNames } from '../core/class-names';
import { dualDateText, hijriMonthText } from '../core/date-text';
import { Icon } from '../core/icon';
import { useUi } from '../core/ui-provider';
import type { Language } from '../words';
import { addDays, addMonths, dayOf, monthDays, todayIso, weekdayOf } from './calendar-days';
import type { CalendarName } from './calendar-days';
import * as css from './date-input.module.css';

const WEEKDAYS = {
  ar: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
  en: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
} as const;

function monthTitle(iso: string, calendar: CalendarName, language: Language): string {
  return calendar === 'hijri' ? hijriMonthText(iso, language) : displayGregorian(iso, language, 'month');
}

/** The day that a key moves to; undefined for keys that do not move. */
function dayAfterKey(event: KeyboardEvent, iso: string, calendar: CalendarName, rtl: boolean): string | undefined {
  const side = rtl ? -1 : 1;
  switch (event.key) {
    case 'ArrowRight':
      return addDays(iso, side);
    case 'ArrowLeft':
      return addDays(iso, -side);
    case 'ArrowDown':
      return addDays(iso, 7);
    case 'ArrowUp':
      return addDays(iso, -7);
    case 'PageDown':
      return addMonths(iso, event.shiftKey ? 12 : 1, calendar);
    case 'PageUp':
      return addMonths(iso, event.shiftKey ? -12 : -1, calendar);
    case 'Home':
      return addDays(iso, -weekdayOf(iso));
    case 'End':
      return addDays(iso, 6 - weekdayOf(iso));
    default:
      return undefined;
  }
}

export interface DatePanelProps {
  value: string;
  calendar: CalendarName;
  min?: string;
  max?: string;
  onPick: (iso: string) => void;
  onClose: (reason: 'escape' | 'outside') => void;
}

/** A month in one calendar. Arrow keys move by day and week, PageUp and PageDown by month, with Shift by year. */
export function DatePanel({ value, calendar, min, max, onPick, onClose }: DatePanelProps) {
  const { language, direction, word, dateFormat } = useUi();
  const [at, setAt] = useState(value || todayIso());
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(true);
  const panel = useRef<HTMLDivElement>(null);

  // Scrolls the whole list into view, also at the end of a sheet; the focus alone shows one day only.
  useEffect(() => panel.current?.scrollIntoView?.({ block: 'nearest' }), []);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);

  const outside = (iso: string) => (min !== undefined && iso < min) || (max !== undefined && iso > max);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose('escape');
      return;
    }
    const next = dayAfterKey(event, at, calendar, direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setAt(next);
  }

  const days = monthDays(at, calendar);
  return (
    // A press on the panel itself must not move the focus out of it, because that would close it.
    <div ref={panel} className={css.panel} role="dialog" aria-label={word('pickDate')} tabIndex={-1}>
      <PanelHead at={at} calendar={calendar} onChange={setAt} />
      <div ref={grid} className={css.grid} role="group" onKeyDown={onKeyDown}>
        {WEEKDAYS[language].map((name) => (
          <span key={name} className={css.weekday} aria-hidden>
            {name}
          </span>
        ))}
        {days.map((iso, index) => {
          const text = dualDateText(iso, language, dateFormat);
          return (
            <button
              key={iso}
              type="button"
              className={classNames(css.day, iso === value && css.chosen, iso === todayIso() && css.today)}
              style={index === 0 ? { gridColumnStart: weekdayOf(iso) + 1 } : undefined}
              tabIndex={iso === at ? 0 : -1}
              disabled={outside(iso)}
              aria-pressed={iso === value}
              aria-label={calendar === 'hijri' ? text.hijri : text.gregorian}
              onClick={() => onPick(iso)}
            >
              {dayOf(iso, calendar).day}
            </button>
          );
        })}
      </div>
    </div>
  );
}

interface PanelHeadProps {
  at: string;
  calendar: CalendarName;
  onChange: (iso: string) => void;
}

function PanelHead({ at, calendar, onChange }: PanelHeadProps) {
  const { language, word } = useUi();
  return (
    <div className={css.panelHead}>
      <IconButton
        size="small"
        label={word('previousMonth')}
        icon={<Icon.Previous size={18} />}
        onClick={() => onChange(addMonths(at, -1, calendar))}
      />
      <span className={css.month} aria-live="polite">
        {monthTitle(at, calendar, language)}
      </span>
      <IconButton
        size="small"
        label={word('nextMonth')}
        icon={<Icon.Next size={18} />}
        onClick={() => onChange(addMonths(at, 1, calendar))}
      />
    </div>
  );
}
