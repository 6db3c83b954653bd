import { knownValue, lookUp } from '@waqf/contracts';
import { fiscalCalendars, type FiscalYear, type YearState } from '@waqf/contracts/closing';
import { useMessages } from '@waqf/platform-web';
import { StatusTag, type Tone } from '@waqf/ui/core';
import { yearsMessages } from '../messages/years.messages';

/** `سنة 1447هـ`; for a calendar that this page does not know, only the number. */
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
