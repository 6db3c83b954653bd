import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { nationalId, queryDay } from '../request-fields.js';
import { personName, proseText } from '../text-rules/index.js';
import { day, id, instant } from '../wire.js';

export const guardianshipStates = ['named', 'active', 'over', 'ended'] as const;

/** Somebody who stands for a minor (ولاية), by a deed and for a time. */
export const guardianship = z.object({
  id,
  guardianName: z.string(),
  /** The deed or the reason, as the nazir recorded it. */
  deed: z.string(),
  /** Days of Asia/Riyadh, both included. */
  from: day,
  until: day,
  /** By a deed that goes on after the coming of age. */
  continues: z.boolean(),
  /** `named`: begins later; `over`: its days have passed; `ended`: the nazir ended it. */
  state: answered(guardianshipStates),
  endReason: z.nullable(z.string()),
  setAt: instant,
});
export type Guardianship = z.infer<typeof guardianship>;
export const guardianshipEnvelope = z.object({ guardianship });

/** `GET /api/beneficiary/{id}/guardians`: newest first, with what the minor's age says. */
export const guardianshipList = z.object({
  /** Whose guardians they are. */
  fullName: z.optional(z.string()),
  guardianships: z.array(guardianship),
  /** Whole Hijri years; null without a day of birth. */
  age: z.nullable(z.number()),
  /** The last day before the coming of age, 18 Hijri years; null without a day of birth. */
  minorUntil: z.nullable(day),
});
export type GuardianshipList = z.infer<typeof guardianshipList>;

const deedText = proseText({
  least: 3,
  most: 300,
  short: messageKey('field.reasonRequired'),
  long: messageKey('field.reasonLong'),
});

/** `POST /api/beneficiary/{id}/guardians`, 201. Without days: from today until the coming of age. */
export const setGuardian = z.object({
  nationalId: nationalId(messageKey('beneficiaries.nationalId')),
  fullName: personName({
    least: 2,
    most: 200,
    short: messageKey('people.fullNameRequired'),
    long: messageKey('people.nameLong'),
  }),
  deed: deedText,
  from: queryDay,
  until: queryDay,
  /** By a new deed it goes on after the coming of age; `until` is needed then. */
  continues: z.optional(z.boolean()),
});
export type SetGuardian = z.infer<typeof setGuardian>;

/** `POST /api/guardianships/{id}/end`. */
export const endGuardian = z.object({ reason: deedText });
export type EndGuardian = z.infer<typeof endGuardian>;
