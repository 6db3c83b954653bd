import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

interface YearFact {
  readonly [key: string]: Json | undefined;
  readonly waqfId: string;
  readonly closingId: string;
  readonly year: number;
  /** The first and the last day of the year, in ISO format. */
  readonly from: string;
  readonly to: string;
}

const about = ({ closingId, waqfId, year, from, to }: YearFact): AuditedAs => ({
  subject: { type: 'fiscal-year', id: closingId },
  waqfId,
  details: { year, from, to },
});

export const yearClosed = defineFact<YearFact & { hash: string; closedBy: string }>('closing.year-closed', {
  title: { ar: 'أُقفلت سنة مالية', en: 'A fiscal year was closed' },
  audit: (fact) => ({ ...about(fact), after: { state: 'closed', hash: fact.hash } }),
  refreshesWaqf: true,
});

/** A year was closed again, with the entries that an exception allowed. */
export const yearClosedAgain = defineFact<YearFact & { before: string; after: string; entered: number }>(
  'closing.year-renewed',
  {
    title: { ar: 'جُدد إقفال سنة مالية', en: 'A fiscal year was closed again' },
    audit: (fact) => ({
      ...about(fact),
      before: { hash: fact.before },
      after: { hash: fact.after, entered: fact.entered },
    }),
    refreshesWaqf: true,
  },
);

export const reopeningRequested = defineFact<YearFact & { reason: string }>('closing.reopening-asked', {
  title: { ar: 'طُلبت إعادة فتح سنة مالية', en: 'Reopening a fiscal year was requested' },
  audit: (fact) => ({ ...about(fact), reason: fact.reason }),
  refreshesWaqf: true,
});

export const reopeningEnded = defineFact<YearFact & { reason: string | null }>('closing.reopening-ended', {
  title: { ar: 'لم تُفتح السنة المالية', en: 'The fiscal year stays closed' },
  audit: (fact) => ({ ...about(fact), reason: fact.reason ?? undefined, after: { state: 'closed' } }),
  refreshesWaqf: true,
});

export const yearReopened = defineFact<YearFact & { reason: string }>('closing.year-reopened', {
  title: { ar: 'أعيد فتح سنة مالية', en: 'A fiscal year was reopened' },
  audit: (fact) => ({ ...about(fact), reason: fact.reason, before: { state: 'closed' }, after: { state: 'reopened' } }),
  refreshesWaqf: true,
});

/** `until` is a moment in ISO format. */
export const exceptionGranted = defineFact<YearFact & { personId: string; until: string; reason: string }>(
  'closing.exception-granted',
  {
    title: { ar: 'أُذن بالقيد في سنة مقفلة', en: 'Entries into a closed year were allowed' },
    audit: (fact) => ({ ...about(fact), reason: fact.reason, after: { person: fact.personId, until: fact.until } }),
    refreshesWaqf: true,
  },
);

export const calendarChosen = defineFact<{
  readonly waqfId: string;
  readonly before: { readonly calendar: string; readonly startMonth: number };
  readonly after: { readonly calendar: string; readonly startMonth: number };
}>('closing.calendar-chosen', {
  title: { ar: 'حُددت السنة المالية', en: 'The fiscal year was set' },
  audit: ({ waqfId, before, after }) => ({ subject: { type: 'waqf', id: waqfId }, waqfId, before, after }),
  refreshesWaqf: true,
});
