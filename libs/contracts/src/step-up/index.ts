import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bilingual } from '../documents/index.js';
import { formatText, proseText } from '../text-rules/index.js';
import { id, instant, money } from '../wire.js';

/**
 * An act that needs a fresh confirmation in Nafath. A guarded call without one answers 403 `identity.step-up-needed`
 * with its `act`, which is posted to `POST /api/auth/step-up` as it is.
 */
export const stepUpAct = z.object(
  {
    /** Open: `approval`, `rules`, `payee`, `contact`, and what later contexts register. */
    kind: formatText(
      z.string(messageKey('people.stepUpKind')).check(z.regex(/^[a-z][a-z-]{0,39}$/, messageKey('people.stepUpKind'))),
    ),
    /** What is acted on, e.g. the id of a request. */
    id: formatText(
      z.string(messageKey('people.stepUpId')).check(z.regex(/^[\w.:-]{1,100}$/, messageKey('people.stepUpId'))),
    ),
    /** New values by field, where the act brings some; the confirmation is good for these alone. */
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
        .check(z.refine((change) => Object.keys(change).length <= 10, messageKey('people.stepUpAct'))),
    ),
  },
  messageKey('people.stepUpAct'),
);
export type StepUpAct = z.infer<typeof stepUpAct>;

/** `POST /api/auth/step-up` */
export const startStepUp = z.object({ act: stepUpAct });

/** What the person confirms, in the words of the server; the phone shows the same. */
export const stepUpSubject = z.object({
  title: bilingual,
  /** Null where it is about no amount. */
  amount: z.nullable(money),
  lines: z.array(z.object({ label: bilingual, value: bilingual })),
  /** SHA-256, hex, of the act and of what is shown: the confirmation is good for nothing else. */
  digest: z.string(),
});
export type StepUpSubject = z.infer<typeof stepUpSubject>;

export const stepUpStarted = z.object({
  /** Sent with the guarded call as `x-step-up`. */
  stepUpId: id,
  /** Two digits that the person picks on the phone. */
  random: z.string(),
  expiresAt: instant,
  confirms: stepUpSubject,
});
export type StepUpStarted = z.infer<typeof stepUpStarted>;

/** `GET /api/auth/step-up/{stepUpId}`: once COMPLETED it is good for one act, for five minutes. */
export const stepUpStatus = z.object({ status: answered(['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED']) });
export type StepUpStatus = z.infer<typeof stepUpStatus>;
