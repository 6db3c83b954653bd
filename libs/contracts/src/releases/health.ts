import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { formatText } from '../text-rules/index.js';
import { instant } from '../wire.js';

export const faultKinds = ['error', 'load-failure'] as const;
export const browserNames = ['chrome', 'edge', 'safari', 'firefox', 'samsung', 'other'] as const;
export type BrowserName = (typeof browserNames)[number];
/** In milliseconds, except `cls`, which is a share of the page. */
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];

// @__NO_SIDE_EFFECTS__
const format = (pattern: RegExp, message: string) => formatText(z.string(message).check(z.regex(pattern, message)));

/**
 * Body of `POST /api/releases/reports`: how a release works on a user's page. It contains nothing about the user or the
 * waqf: an address is the pattern of its route, and an error is its class and its position in the release's own script.
 */
export const releaseReport = z.strictObject({
  remote: format(/^mf-[a-z]{2,40}$/, messageKey('system.reportRemote')),
  version: format(/^[a-f0-9]{8,64}$/, messageKey('system.reportVersion')),
  /** Pattern of the route, e.g. `/waqf/:waqfId`. */
  route: format(/^\/[\w/:*-]{0,150}$/, messageKey('system.reportRoute')),
  browser: z.enum(browserNames, messageKey('system.reportBrowser')),
  /** True in the first report of a page, when the remote was loaded. */
  opened: z.boolean(messageKey('system.reportOpened')),
  faults: z
    .array(
      z.strictObject({
        kind: z.enum(faultKinds, messageKey('system.faultKind')),
        /** Class of the error. */
        name: format(/^[A-Za-z]{1,40}$/, messageKey('system.faultName')),
        /** File, line and column in the release; empty when the error does not have them. */
        place: format(/^(?:[\w.~-]{1,100}:\d{1,7}:\d{1,7})?$/, messageKey('system.faultPlace')),
      }),
      messageKey('system.reportFaults'),
    )
    .check(z.maxLength(5, messageKey('system.reportFaults'))),
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(vitalNames, messageKey('system.vitalName')),
        value: z
          .number(messageKey('system.vitalValue'))
          .check(z.minimum(0, messageKey('system.vitalValue')), z.maximum(600_000, messageKey('system.vitalValue'))),
      }),
      messageKey('system.reportVitals'),
    )
    .check(z.maxLength(vitalNames.length, messageKey('system.reportVitals'))),
});
export type ReleaseReport = z.infer<typeof releaseReport>;

/** How a version works: in the last day for a version in force, in its last week for the previous one. */
export const releaseHealth = z.object({
  opens: z.number(),
  faults: z.number(),
  /** Faults per thousand opens; null when there are no opens. */
  rate: z.nullable(z.number()),
});
export type ReleaseHealth = z.infer<typeof releaseHealth>;

/**
 * The limits above which a version is withdrawn automatically: more faults per thousand opens than this, and than the
 * previous version.
 */
export const faultLimit = z.object({ perThousand: z.number(), people: z.number(), faults: z.number() });

/** One version on the page of a remote, shown beside the others. */
export const versionOutThere = z.object({
  version: z.string(),
  health: releaseHealth,
  /** Slots of ten minutes, oldest first; a slot without opens is left out. */
  slots: z.array(z.object({ at: instant, opens: z.number(), faults: z.number() })),
  /** Most frequent first. */
  faults: z.array(
    z.object({
      kind: answered(faultKinds),
      name: z.string(),
      place: z.string(),
      route: z.string(),
      browser: answered(browserNames),
      count: z.number(),
      lastAt: instant,
    }),
  ),
  /** `p75` is the value that three of four page loads stay below. */
  vitals: z.array(z.object({ name: answered(vitalNames), p75: z.number(), samples: z.number() })),
});
export type VersionOutThere = z.infer<typeof versionOutThere>;
