import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { seenFields } from '../request-fields.js';
import { formatText, proseText } from '../text-rules/index.js';
import { day, id, instant, money } from '../wire.js';
import { fiscalCalendars } from './calendars.js';

export * from './calendars.js';

/** Body of `PUT /api/waqf/{id}/fiscal-calendar`, for founder or nazir, while no year is closed. */
export const setFiscalCalendar = z.object({
  calendar: z.enum(fiscalCalendars, messageKey('closing.calendar')),
  /** 1 is Muharram or January, by the calendar. */
  startMonth: z
    .number(messageKey('closing.startMonth'))
    .check(
      z.int(messageKey('closing.startMonth')),
      z.minimum(1, messageKey('closing.startMonth')),
      z.maximum(12, messageKey('closing.startMonth')),
    ),
  seen: seenFields(['calendar', 'startMonth']),
});
export type SetFiscalCalendar = z.infer<typeof setFiscalCalendar>;

/**
 * Body of `POST …/years/{year}/close`: the hash of the figures that the user was shown; 409 when they have changed
 * since.
 */
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
/** Body of `POST …/years/{year}/reopen`: asks the founder, or the person whom the waqf names, for approval. */
export const reopenYear = z.object({ reason });
export type ReopenYear = z.infer<typeof reopenYear>;

/** Body of `POST …/years/{year}/exceptions`: the founder lets the nazir write into a closed year for some hours. */
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
/** Charge and discharge of a year, in riyals: opening + received = paid + closing, exact to the halala. */
export const yearFigures = z.object({
  opening: fundFigures,
  /** Income of the yield, minus reversals. */
  income: money,
  corpusAdditions: money,
  otherReceived: money,
  expenses: money,
  distributed: money,
  otherPaid: money,
  closing: fundFigures,
  /** Number of entries in the books in this year. */
  entries: z.number(),
});
export type YearFigures = z.infer<typeof yearFigures>;

export const yearStates = ['running', 'ended', 'closed', 'reopened'] as const;
export type YearState = (typeof yearStates)[number];
/** What the reader may do with the year now. */
export const yearActs = ['close', 'renew', 'reopen', 'except'] as const;
export type YearAct = (typeof yearActs)[number];

export const fiscalYear = z.object({
  /** The year in which it begins, by the waqf's calendar. */
  year: z.number(),
  calendar: answered(fiscalCalendars),
  from: day,
  to: day,
  state: answered(yearStates),
  acts: z.array(answered(yearActs)),
});
export type FiscalYear = z.infer<typeof fiscalYear>;

/** Answer of `GET /api/waqf/{id}/years` and of `PUT /api/waqf/{id}/fiscal-calendar`, newest first. */
export const fiscalYearList = z.object({
  calendar: answered(fiscalCalendars),
  startMonth: z.number(),
  mayChangeCalendar: z.boolean(),
  years: z.array(fiscalYear),
});
export type FiscalYearList = z.infer<typeof fiscalYearList>;

const bilingual = z.object({ ar: z.string(), en: z.string() });
/** A task that must be done before a year is closed. */
export const closingItem = z.object({
  key: z.string(),
  done: z.boolean(),
  title: bilingual,
  /** What is left to do; null when it is done. */
  detail: z.nullable(bilingual),
  /** Path of the page where it is done; null when there is none. */
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
  /** When it stopped being in force because the year was reopened or closed again; null while it is in force. */
  endedAt: z.nullable(instant),
  /** Why the year was reopened; null otherwise. */
  reason: z.nullable(z.string()),
});
export type YearClosing = z.infer<typeof yearClosing>;

/** Answer of `GET /api/waqf/{id}/years/{year}` and of every act on the year. */
export const fiscalYearDetail = z.object({
  year: fiscalYear,
  /** The figures according to the books now. */
  figures: yearFigures,
  hash: z.string(),
  checklist: z.array(closingItem),
  /** Closings of this year, newest first. */
  closings: z.array(yearClosing),
  /**
   * Number of entries that an exception allowed after the closing; the closing's figures then differ from the books.
   */
  enteredSince: z.number(),
  /** The waiting request to reopen the year; null when there is none. */
  reopening: z.nullable(z.object({ approvalId: id })),
  exceptions: z.array(z.object({ id, person, until: instant, reason: z.string(), isOver: z.boolean() })),
});
export type FiscalYearDetail = z.infer<typeof fiscalYearDetail>;
