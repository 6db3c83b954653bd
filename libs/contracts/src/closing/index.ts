import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { formatText, proseText } from '../text-rules/index.js';
import { day, id, instant, money } from '../wire.js';
import { fiscalCalendars } from './calendars.js';

export * from './calendars.js';

/** `PUT /api/waqf/{id}/fiscal-calendar`, of founder or nazir, as long as no year is closed. */
export const setFiscalCalendar = z.object({
  calendar: z.enum(fiscalCalendars, messageKey('closing.calendar')),
  /** 1 is Muharram or January. */
  startMonth: z
    .number(messageKey('closing.startMonth'))
    .check(
      z.int(messageKey('closing.startMonth')),
      z.minimum(1, messageKey('closing.startMonth')),
      z.maximum(12, messageKey('closing.startMonth')),
    ),
});
export type SetFiscalCalendar = z.infer<typeof setFiscalCalendar>;

/** `POST …/years/{year}/close`: the figures that the person was shown; 409 when they have changed meanwhile. */
export const closeYear = z.object({
  hash: formatText(z.string(messageKey('closing.hash')).check(z.regex(/^[0-9a-f]{64}$/, messageKey('closing.hash')))),
});
export type CloseYear = z.infer<typeof closeYear>;

const reason = proseText({
  least: 3,
  most: 300,
  short: messageKey('field.reasonRequired'),
  long: messageKey('field.reasonLong'),
});
/** `POST …/years/{year}/reopen`: asks the founder, or whoever the waqf names. */
export const reopenYear = z.object({ reason });
export type ReopenYear = z.infer<typeof reopenYear>;

/** `POST …/years/{year}/exceptions`: the founder lets the nazir write into a closed year for some hours. */
export const grantException = z.object({
  hours: z
    .number(messageKey('closing.hours'))
    .check(
      z.int(messageKey('closing.hours')),
      z.minimum(1, messageKey('closing.hours')),
      z.maximum(72, messageKey('closing.hours')),
    ),
  reason,
});
export type GrantException = z.infer<typeof grantException>;

const fundFigures = z.object({ corpus: money, yield: money, reserve: money, payable: money, total: money });
/** Charge and discharge of a year, in riyals: opening + what came in = what went out + closing, to the halala. */
export const yearFigures = z.object({
  opening: fundFigures,
  /** Income of the yield, reversals taken away. */
  income: money,
  corpusAdditions: money,
  otherReceived: money,
  expenses: money,
  distributed: money,
  otherPaid: money,
  closing: fundFigures,
  /** Entries of the books in these days. */
  entries: z.number(),
});
export type YearFigures = z.infer<typeof yearFigures>;

export const yearStates = ['running', 'ended', 'closed', 'reopened'] as const;
export type YearState = (typeof yearStates)[number];
/** What the person who reads may do with the year now. */
export const yearActs = ['close', 'renew', 'reopen', 'except'] as const;
export type YearAct = (typeof yearActs)[number];

export const fiscalYear = z.object({
  /** In which it begins, by the calendar of the waqf. */
  year: z.number(),
  calendar: answered(fiscalCalendars),
  from: day,
  to: day,
  state: answered(yearStates),
  acts: z.array(answered(yearActs)),
});
export type FiscalYear = z.infer<typeof fiscalYear>;

/** `GET /api/waqf/{id}/years`, newest first. */
export const fiscalYearList = z.object({
  calendar: answered(fiscalCalendars),
  startMonth: z.number(),
  mayChangeCalendar: z.boolean(),
  years: z.array(fiscalYear),
});
export type FiscalYearList = z.infer<typeof fiscalYearList>;

/** `PUT /api/waqf/{id}/fiscal-calendar` answers as `GET …/years` does. */
const bilingual = z.object({ ar: z.string(), en: z.string() });
/** Something that must be settled before a year is closed. */
export const closingItem = z.object({
  key: z.string(),
  done: z.boolean(),
  title: bilingual,
  /** What is left of it; null when it is done. */
  detail: z.nullable(bilingual),
  /** Page where it is settled. */
  to: z.nullable(z.string()),
});
export type ClosingItem = z.infer<typeof closingItem>;

const person = z.object({ id, fullName: z.string() });
export const yearClosing = z.object({
  id,
  state: answered(['closed', 'renewed', 'reopened']),
  closedAt: instant,
  closedBy: person,
  figures: yearFigures,
  /** SHA-256 of the figures, in hex. */
  hash: z.string(),
  endedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
});
export type YearClosing = z.infer<typeof yearClosing>;

/** `GET /api/waqf/{id}/years/{year}` and what every act answers. */
export const fiscalYearDetail = z.object({
  year: fiscalYear,
  /** As the books say now. */
  figures: yearFigures,
  hash: z.string(),
  checklist: z.array(closingItem),
  /** Closings of this year, newest first. */
  closings: z.array(yearClosing),
  /** Entries that an exception let in after the closing; its figures are no longer those of the books. */
  enteredSince: z.number(),
  /** A request to reopen it that waits. */
  reopening: z.nullable(z.object({ approvalId: id })),
  exceptions: z.array(z.object({ id, person, until: instant, reason: z.string(), isOver: z.boolean() })),
});
export type FiscalYearDetail = z.infer<typeof fiscalYearDetail>;
