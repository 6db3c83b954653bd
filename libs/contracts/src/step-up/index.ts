import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bilingual } from '../documents/index.js';
import { formatText, proseText } from '../text-rules/index.js';
import { id, instant, money } from '../wire.js';

/** Most values that one act changes. */
const mostValues = 10;

/**
 * An act that needs a fresh confirmation in Nafath. A guarded call without one answers 403 `identity.step-up-needed`
 * with its `act`, which is sent unchanged to `POST /api/auth/step-up`.
 */
export const stepUpAct = z.object(
  {
    /** Open list: `approval`, `rules`, `payee`, `contact`, and what other contexts register. */
    kind: formatText(
      z.string(messageKey('people.stepUpKind')).check(z.regex(/^[a-z][a-z-]{0,39}$/, messageKey('people.stepUpKind'))),
    ),
    /** Id of what the act changes, e.g. of a request. */
    id: formatText(
      z.string(messageKey('people.stepUpId')).check(z.regex(/^[\w.:-]{1,100}$/, messageKey('people.stepUpId'))),
    ),
    /** New values by field, for an act that has some; the confirmation is valid only for these values. */
    change: z.optional(
      z
        .record(
          z.string().check(z.regex(/^[A-Za-z]{1,40}$/, messageKey('people.stepUpAct'))),
          z.nullable(
            proseText({
              least: 0,
              most: 300,
              short: messageKey('people.stepUpAct'),
              long: messageKey('people.stepUpAct'),
            }),
          ),
        )
        .check(
          z.refine((change) => Object.keys(change).length <= mostValues, {
            error: messageKey('people.stepUpAct'),
            params: { mostKeys: mostValues },
          }),
        ),
    ),
  },
  messageKey('people.stepUpAct'),
);
export type StepUpAct = z.infer<typeof stepUpAct>;

/** Body of `POST /api/auth/step-up`. */
export const startStepUp = z.object({ act: stepUpAct });

/** What the user confirms, in the server's words; the phone shows the same. */
export const stepUpSubject = z.object({
  title: bilingual,
  /** In riyals; null when the act is not about an amount. */
  amount: z.nullable(money),
  lines: z.array(z.object({ label: bilingual, value: bilingual })),
  /** SHA-256, in hex, of the act and of what is shown; the confirmation is valid for nothing else. */
  digest: z.string(),
});
export type StepUpSubject = z.infer<typeof stepUpSubject>;

export const stepUpStarted = z.object({
  /** Sent with the guarded call in the header `x-step-up`. */
  stepUpId: id,
  /** The two-digit number that the user selects on the phone. */
  random: z.string(),
  expiresAt: instant,
  confirms: stepUpSubject,
});
export type StepUpStarted = z.infer<typeof stepUpStarted>;

/** Answer of `GET /api/auth/step-up/{stepUpId}`: once COMPLETED it is valid for one act, for five minutes. */
export const stepUpStatus = z.object({ status: answered(['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED']) });
export type StepUpStatus = z.infer<typeof stepUpStatus>;
