import { knownValue, lookUp } from '@waqf/contracts';
import { fiscalCalendars, type FiscalYear, type YearState } from '@waqf/contracts/closing';
import { useMessages } from '@waqf/platform-web';
import { DualDate, Icon, StatusTag, type Tone } from '@waqf/ui/core';
import { yearsMessages } from '../messages/years.messages';
import * as css from './years.module.css';

/** `سنة 1447هـ`; a calendar that this page does not know leaves the number alone. */
export function useYearName(): (year: Pick<FiscalYear, 'calendar' | 'year'>) => string {
  const t = useMessages(yearsMessages);
  return ({ calendar, year }) => {
    const known = knownValue(fiscalCalendars, calendar);
    return known === undefined ? String(year) : t(`name.${known}`, { year: String(year) });
  };
}

const tones: Record<YearState, Tone> = { running: 'info', ended: 'gold', closed: 'success', reopened: 'warning' };

export function YearStateTag({ state }: Pick<FiscalYear, 'state'>) {
  const t = useMessages(yearsMessages);
  return <StatusTag tone={lookUp(tones, state) ?? 'neutral'}>{t.of('state.', state)}</StatusTag>;
}

/** First and last day, in both calendars. */
export function YearDays({ from, to }: Pick<FiscalYear, 'from' | 'to'>) {
  return (
    <span className={css.days}>
      <DualDate iso={from} /> <Icon.Forward size={16} /> <DualDate iso={to} />
    </span>
  );
}
