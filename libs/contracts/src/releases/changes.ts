import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { formatText, nameText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

/**
 * A request to a second administrator: to change what a remote serves, or to let one administrator decide alone again.
 */
export const releaseChanges = ['canary', 'promote', 'rollback', 'pin', 'unpin', 'retire', 'one-person'] as const;
export type ReleaseChange = (typeof releaseChanges)[number];

/** A change that awaits a second administrator; decided by `POST /api/approvals/{id}/{approve, reject, withdraw}`. */
export const waitingChange = z.object({
  id,
  act: answered(releaseChanges),
  /** What is requested, in words. */
  describe: z.object({ ar: z.string(), en: z.string() }),
  requestedBy: z.string(),
  requestedAt: instant,
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type WaitingChange = z.infer<typeof waitingChange>;

/** Whether every change needs two administrators, and the request to end that rule while it awaits the second one. */
export const releasePolicy = z.object({ twoPeople: z.boolean(), waiting: z.nullable(waitingChange) });
export type ReleasePolicy = z.infer<typeof releasePolicy>;
/** Body of `PUT /api/releases/policy`. Ending the rule needs two administrators as well. */
export const setReleasePolicy = z.object({ twoPeople: z.boolean(messageKey('system.twoPeopleRequired')) });
export const releasePolicyEnvelope = z.object({ policy: releasePolicy });

/**
 * Body of `POST /api/releases/{remote}/development`: for a developer, who then sees their own build of the remote, on
 * their own page only.
 */
export const admitDevelopment = z.object({
  hours: z
    .int(messageKey('system.developmentHours'))
    .check(z.minimum(1, messageKey('system.developmentHours')), z.maximum(8, messageKey('system.developmentHours'))),
  /** The person or the purpose that it is for. */
  name: z.optional(
    nameText({
      least: 0,
      most: 60,
      short: messageKey('system.developmentName'),
      long: messageKey('system.developmentName'),
    }),
  ),
});
/** `flag` is passed to `npm run dev -- --against`; it is valid until `until`. */
export const developmentFlag = z.object({ flag: z.string(), until: instant });

/** `in-use`: a page with it was open in the last ten minutes. */
export const developmentFlagStates = ['ready', 'in-use', 'over', 'revoked'] as const;
export type DevelopmentFlagState = (typeof developmentFlagStates)[number];
/**
 * A flag as administrators see it, without its secret text; it is ended with
 * `DELETE /api/releases/{remote}/development/{id}`.
 */
export const developmentFlagView = z.object({
  id,
  remote: z.string(),
  name: z.string(),
  /** Name of the administrator; null when it is not known. */
  madeBy: z.nullable(z.string()),
  madeAt: instant,
  until: instant,
  /** Null when it was never used. */
  lastUsedAt: z.nullable(instant),
  state: answered(developmentFlagStates),
});
export type DevelopmentFlagView = z.infer<typeof developmentFlagView>;

/** Most characters of the manifest of a build, also where it is published. */
export const longestManifest = 80_000;

/** Body of `POST /api/releases/checks`, with a release token: the text of a build's manifest. Nothing is released. */
export const checkRelease = z.object({
  manifest: formatText(
    z
      .string(messageKey('system.manifestRequired'))
      .check(z.maxLength(longestManifest, messageKey('system.manifestLong'))),
  ),
});
/** Whether the release would be accepted; if not, each need that is not met. */
export const releaseCheck = z.object({
  fits: z.boolean(),
  reasons: z.array(z.object({ ar: z.string(), en: z.string() })),
});
export type ReleaseCheck = z.infer<typeof releaseCheck>;
