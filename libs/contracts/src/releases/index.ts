import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { roles } from '../identity/index.js';
import { messageKey } from '../messages/message-key.js';
import { requestId } from '../request-id.js';
import { formatText } from '../text-rules/index.js';
import { instant } from '../wire.js';
import { developmentFlagView, releasePolicy, waitingChange } from './changes.js';
import { faultLimit, releaseHealth, versionOutThere } from './health.js';

export * from './changes.js';
export * from './health.js';
export * from './drawing-marks.js';
export * from './manifest.js';
export * from './navigation.js';
export * from './page-boot.js';
export * from './page-figure.js';
export * from './registry.js';
export * from './tokens.js';
export { remoteName, type RemoteName } from './remote-name.js';
export { apiVersion, unmetNeeds, type PlatformVersions, type UnmetNeed } from './compatibility.js';

/**
 * Result of publishing a release: it is served to everybody, or to some people, or only stored (because the remote is
 * pinned or two administrators decide), or everybody already had this version.
 */
export const releaseOutcomes = ['published', 'canary', 'stored', 'unchanged'] as const;

/** The answer to publishing a release. `inForce`: it is served to everybody; false for a canary or a stored release. */
export const release = z.object({
  remote: z.string(),
  version: z.string(),
  contractVersion: z.number(),
  publishedAt: instant,
  inForce: z.boolean(),
  outcome: z.optional(answered(releaseOutcomes)),
});
export type Release = z.infer<typeof release>;

/**
 * Answer of `POST /api/releases` (multipart: `manifest` as JSON, `signature` over its text, each file under `files`,
 * and `audience` as JSON for a canary; `Authorization: Bearer <release token>`).
 */
export const releaseInForce = z.object({ release });

/**
 * Who gets a canary: this percentage of the people with one of these roles (of all people when no role is named),
 * always the same people; and the named people in any case.
 */
export const canaryAudience = z.object({
  percent: z
    .int(messageKey('system.canaryPercent'))
    .check(z.minimum(0, messageKey('system.canaryPercent')), z.maximum(100, messageKey('system.canaryPercent'))),
  roles: z._default(
    z
      .array(z.enum(roles, messageKey('system.canaryRole')), messageKey('system.canaryRole'))
      .check(z.maxLength(roles.length, messageKey('system.canaryRole'))),
    [],
  ),
  /** User ids. */
  people: z._default(
    z
      .array(requestId(messageKey('system.canaryPeople')), messageKey('system.canaryPeople'))
      .check(z.maxLength(200, messageKey('system.canaryPeople'))),
    [],
  ),
});
export type CanaryAudience = z.infer<typeof canaryAudience>;

/** Body of `POST /api/releases/{remote}/canary`: a version that was published before. */
export const startCanary = z.object({
  ...canaryAudience.shape,
  version: formatText(
    z
      .string(messageKey('system.releaseVersion'))
      .check(z.regex(/^[a-f0-9]{8,64}$/, messageKey('system.releaseVersion'))),
  ),
});

/** Body of `POST /api/releases/{remote}/promote`: serves the canary to everybody, now or at a future time. */
export const promoteRelease = z.object({ at: z.optional(z.iso.datetime(messageKey('system.promotionMoment'))) });
/** Body of `POST /api/releases/{remote}/pin`. */
export const pinRemote = z.object({ pinned: z.boolean(messageKey('system.pinnedRequired')) });

/**
 * Body of `POST /api/releases/{remote}/changes`: the same acts from a terminal, with a release token instead of a
 * session. Version and percentage are for a canary; when left out, the values of the running canary are kept.
 */
export const changeRemote = z.strictObject({
  act: z.enum(['rollback', 'promote', 'pin', 'unpin', 'canary', 'retire'], messageKey('system.releaseAct')),
  version: z.optional(startCanary.shape.version),
  percent: z.optional(canaryAudience.shape.percent),
  roles: canaryAudience.shape.roles,
  people: canaryAudience.shape.people,
});
export type ChangeRemote = z.infer<typeof changeRemote>;

/** What a remote serves after the change, for a terminal. */
export const changedRemote = z.object({
  remote: z.string(),
  version: z.string(),
  canary: z.nullable(z.object({ version: z.string(), percent: z.number() })),
  pinned: z.boolean(),
});
export type ChangedRemote = z.infer<typeof changedRemote>;

export const registryActs = [
  'published',
  'stored',
  'canary',
  'promoted',
  'promotion-scheduled',
  'rolled-back',
  'canary-stopped',
  'pinned',
  'unpinned',
  'rolled-back-by-faults',
  'canary-stopped-by-faults',
  'retired',
] as const;
export type RegistryAct = (typeof registryActs)[number];

const heldFeatures = z.array(z.object({ name: z.string(), hash: z.string() }));

/** A remote: which version is served to whom, and the changes that led to it, newest first. */
export const remoteInRegistry = z.object({
  name: z.string(),
  /** `since`: when it was first served to everybody. */
  current: z.object({
    version: z.string(),
    publishedAt: instant,
    since: instant,
    health: releaseHealth,
    features: heldFeatures,
  }),
  previous: z.nullable(z.object({ version: z.string(), health: releaseHealth })),
  canary: z.nullable(
    z.object({
      version: z.string(),
      percent: z.number(),
      roles: z.array(z.string()),
      people: z.array(z.string()),
      since: instant,
      /** When the canary is served to everybody; null when that is not scheduled. */
      promotesAt: z.nullable(instant),
      /** Its faults keep it from everybody until then; null when it may be promoted now. Left out by older servers. */
      lockedUntil: z.optional(z.nullable(instant)),
      health: releaseHealth,
      features: heldFeatures,
    }),
  ),
  pinned: z.boolean(),
  /** Faults per thousand opens in the last day, of the version that everybody has; null when there are no opens. */
  errorRate: z.nullable(z.number()),
  /** The version that a rollback would serve; the people of a canary are rolled back first. Null when there is none. */
  rollsBackTo: z.nullable(z.string()),
  /** Whether it may be taken out of service; not when it is a role's own remote. Left out by older servers. */
  mayRetire: z.optional(z.boolean()),
  /** A change that awaits a second administrator; null when there is none, left out by older servers. */
  waiting: z.optional(z.nullable(waitingChange)),
  history: z.array(
    z.object({
      at: instant,
      act: answered(registryActs),
      version: z.string(),
      from: z.nullable(z.string()),
      percent: z.nullable(z.number()),
      /**
       * For an act caused by faults: faults per thousand opens of the withdrawn version and the other; null otherwise.
       */
      faultRates: z.nullable(z.object({ taken: z.number(), other: z.nullable(z.number()) })),
      /** Name of a user or of a token; null when the platform itself acted. */
      by: z.nullable(z.string()),
      /** Name of the second administrator; null when there was none. */
      approvedBy: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type RemoteInRegistry = z.infer<typeof remoteInRegistry>;
/** Answer of `GET /api/releases`. */
export const remoteList = z.object({
  remotes: z.array(remoteInRegistry),
  policy: z.optional(releasePolicy),
  /** Flags of the last day; left out by older servers. */
  development: z.optional(z.array(developmentFlagView)),
});
export type RemoteList = z.infer<typeof remoteList>;
/** Answer of `GET /api/releases/{remote}`: the versions in use, side by side. */
export const remoteOverview = z.object({
  remote: remoteInRegistry,
  current: versionOutThere,
  canary: z.nullable(versionOutThere),
  previous: z.nullable(versionOutThere),
  /**
   * Needs of the canary or, when there is none, of the version of everybody; empty for builds that do not list them.
   */
  needs: z.array(
    z.object({
      what: answered(['contract', 'kit', 'platformWeb', 'api', 'capabilities', 'calls']),
      /** A version, or a number of capabilities or calls. */
      needed: z.string(),
      running: z.nullable(z.string()),
      met: z.boolean(),
    }),
  ),
  commit: z.nullable(z.string()),
  budget: z.nullable(z.object({ bytes: z.number(), limit: z.number() })),
  limit: faultLimit,
});
export type RemoteOverview = z.infer<typeof remoteOverview>;
/** The answer to every change of the registry. */
export const remoteEnvelope = z.object({ remote: remoteInRegistry });
