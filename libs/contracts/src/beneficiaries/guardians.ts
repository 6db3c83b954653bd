import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { nationalId, queryDay } from '../request-fields.js';
import { personName, proseText } from '../text-rules/index.js';
import { day, id, instant } from '../wire.js';

export const guardianshipStates = ['named', 'active', 'over', 'ended'] as const;

/** The guardianship (ولاية) of a minor: somebody represents the minor, by a deed and for a limited time. */
export const guardianship = z.object({
  id,
  guardianName: z.string(),
  /** The deed or the reason, as the nazir recorded it. */
  deed: z.string(),
  /** First and last day in Asia/Riyadh, both included. */
  from: day,
  until: day,
  /** Whether a deed lets the guardianship continue after the ward comes of age. */
  continues: z.boolean(),
  /** `named`: starts in the future; `over`: its last day has passed; `ended`: the nazir ended it. */
  state: answered(guardianshipStates),
  /** Why the nazir ended it; null when the nazir has not. */
  endReason: z.nullable(z.string()),
  setAt: instant,
});
export type Guardianship = z.infer<typeof guardianship>;
export const guardianshipEnvelope = z.object({ guardianship });

/** Answer of `GET /api/beneficiary/{id}/guardians`: newest first, with the age of the minor. */
export const guardianshipList = z.object({
  /** Name of the ward. */
  fullName: z.optional(z.string()),
  guardianships: z.array(guardianship),
  /** In whole Hijri years; null when the day of birth is not known. */
  age: z.nullable(z.number()),
  /** The last day before the ward comes of age (18 Hijri years); null when the day of birth is not known. */
  minorUntil: z.nullable(day),
});
export type GuardianshipList = z.infer<typeof guardianshipList>;

const deedText = proseText({
  least: 3,
  most: 300,
  short: messageKey('field.reasonRequired'),
  long: messageKey('field.reasonLong'),
});

/**
 * Body of `POST /api/beneficiary/{id}/guardians`, 201. Without days it lasts from today until the ward comes of age.
 */
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
  /** A new deed lets it continue after the ward comes of age; `until` is then required. */
  continues: z.optional(z.boolean()),
});
export type SetGuardian = z.infer<typeof setGuardian>;

/** Body of `POST /api/guardianships/{id}/end`. */
export const endGuardian = z.object({ reason: deedText });
export type EndGuardian = z.infer<typeof endGuardian>;
