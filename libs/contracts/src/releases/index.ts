import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { displaySettings } from '../administration/index.js';
import { roles, user } from '../identity/index.js';
import { messageKey } from '../messages/message-key.js';
import { formatText, nameText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';
import { developmentFlagView, releasePolicy, waitingChange } from './changes.js';
import { firstData, screenFiles } from './first-load.js';
import { frameLinks } from './navigation.js';
import { releasedFrame } from './released-frame.js';
import { faultLimit, releaseHealth, versionOutThere } from './health.js';
import { loadedNeeds, neededVersions } from './needs.js';
import { remoteName } from './remote-name.js';

export * from './changes.js';
export * from './health.js';
export * from './drawing-marks.js';
export * from './navigation.js';
export { remoteName, type RemoteName } from './remote-name.js';
export { apiVersion, unmetNeeds, type PlatformVersions, type UnmetNeed } from './compatibility.js';

/** A remote in force: where its entry is and what it must hash to. */
export const registryEntry = z.object({
  name: z.string(),
  version: z.string(),
  needs: loadedNeeds,
  /** Path of the entry module below our own address. */
  entry: z.string(),
  /** `sha384-…` by served path, every file of the version; empty while developing. */
  integrity: z.record(z.string(), z.string()),
  /** Served paths that the first screen of the role needs; absent for builds that did not say. */
  first: z.optional(z.array(z.string())),
  /** Absent for builds that did not say; checked when the release came. */
  firstData: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Served paths by the page's path, for pages that name them; absent for builds that did not say. */
  screens: screenFiles,
  /** Menu and buttons of the frame; absent for builds that did not say. */
  frame: z.optional(frameLinks),
  /** The version before, to fall back to when this one does not start. */
  previous: z.nullable(
    z.object({
      version: z.string(),
      needs: loadedNeeds,
      entry: z.string(),
      integrity: z.record(z.string(), z.string()),
    }),
  ),
});
export type RegistryEntry = z.infer<typeof registryEntry>;

/** `GET /remotes.json` */
export const registry = z.object({
  remotes: z.array(registryEntry),
  /** Version of the contracts that this API answers by. */
  api: z.optional(z.string()),
});
export type Registry = z.infer<typeof registry>;

const label = z.object({ ar: z.string(), en: z.string() });

/** An address that a remote serves, and what a person reads there whose role or capabilities don't admit them. */
export const servedRoute = z.object({
  /** Pattern of react-router, e.g. `/waqf/:waqfId`. */
  path: z.string(),
  denied: z.optional(z.object({ title: label, text: z.optional(label) })),
  /** Where a remote serves it that no role has as its own: which one, and to whom. */
  from: z.optional(z.object({ remote: z.string(), roles: z.array(z.string()) })),
});
export type ServedRoute = z.infer<typeof servedRoute>;

/** What a build of a remote writes as `manifest.json`. */
export const releaseManifest = z.object({
  name: remoteName,
  version: z.string().check(z.regex(/^[a-f0-9]{8,64}$/)),
  entry: z.string(),
  /** The module that it exposes, `./remote`. */
  exposed: z.string(),
  /** Version of the remote contract that it speaks. */
  contractVersion: z.number(),
  /** The roles whose people get it; builds from before served the role of their name. */
  roles: z.optional(z.array(z.string())),
  /** The addresses that it serves, as its `remote.tsx` lists them; builds from before did not say. */
  routes: z.optional(z.array(servedRoute)),
  /** What it was built for; builds from before did not say. */
  needs: z.optional(
    z.object({
      ...neededVersions.shape,
      /** Capabilities that its routes and links ask for. */
      capabilities: z.array(z.string()),
      /** Addresses of calls in its scripts, e.g. `/api/waqf/:/history`; `:` is a part that the script fills in. */
      calls: z.array(z.string()),
    }),
  ),
  /** Calls whose answers the page brings; builds from before did not say. */
  firstData,
  /** Paths within the build; builds from before did not say. */
  screens: screenFiles,
  /** Menu and buttons of the frame around its screens; builds from before did not say. */
  frame: z.optional(releasedFrame),
  /** Features that are compiled in, with a hash of their sources; builds from before did not say. */
  features: z.optional(z.array(z.object({ name: z.string(), hash: z.string() }))),
  /** Of the sources; absent where they came without git. */
  commit: z.optional(z.string()),
  /** Bytes on the wire that a first visit fetches, and the most that it may fetch. */
  budget: z.optional(z.object({ bytes: z.number(), limit: z.number() })),
  files: z.array(
    z.object({
      path: z.string(),
      integrity: z.string(),
      size: z.number(),
      /** Fetched by a first visit. */ first: z.optional(z.boolean()),
    }),
  ),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** What the page needs before anything else: inlined in the page by the API, and `GET /boot.json`. */
export const pageBoot = z.object({
  registry,
  /** The addresses of all remotes in force: what another role's page is called, and what is no page at all. */
  routes: z.array(servedRoute),
  /** Who is signed in, as `GET /api/user/me` says it. */
  user: z.nullable(user),
  launchMode: answered(['open', 'closed']),
  /** Maintenance keeps this person out; never an administrator. Pages of before did not say. */
  maintenance: z.optional(z.boolean()),
  /** Setting `siteName`: the end of every page's title. */
  siteName: z.optional(z.string()),
  /** Setting `siteDescription`: what search engines and previews of a link say of the page. */
  siteDescription: z.optional(z.string()),
  /** Setting `supportEmail`: whom a page that is closed or broken names. */
  supportEmail: z.optional(z.string()),
  /** True when the Nafath simulator serves sign-in: the page offers the sample people. */
  simulators: z.boolean(),
  display: displaySettings,
});
export type PageBoot = z.infer<typeof pageBoot>;

/**
 * What became of a release: everybody gets it, some people do, it is kept alone (the remote is pinned, or two people
 * decide), or everybody had this very version before.
 */
export const releaseOutcomes = ['published', 'canary', 'stored', 'unchanged'] as const;

/** A release as publishing answers it. `inForce`: for everybody; a canary and what a pinned remote stores are not. */
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
 * `POST /api/releases` (multipart: `manifest` as JSON, `signature` over its text, each file under `files`, and
 * `audience` as JSON for a canary; `Authorization: Bearer <release token>`).
 */
export const releaseInForce = z.object({ release });

/**
 * Who gets a canary: of the people with one of these roles (of all people when none is named) this percentage, the same
 * ones at every visit; and the named people in any case.
 */
export const canaryAudience = z.object({
  percent: z
    .int(messageKey('system.canaryPercent'))
    .check(z.minimum(0, messageKey('system.canaryPercent')), z.maximum(100, messageKey('system.canaryPercent'))),
  roles: z._default(z.array(z.enum(roles, messageKey('system.canaryRole')), messageKey('system.canaryRole')), []),
  /** User ids. */
  people: z._default(
    z
      .array(z.uuid(messageKey('system.canaryPeople')), messageKey('system.canaryPeople'))
      .check(z.maxLength(200, messageKey('system.canaryPeople'))),
    [],
  ),
});
export type CanaryAudience = z.infer<typeof canaryAudience>;

/** `POST /api/releases/{remote}/canary`: a version that was published before. */
export const startCanary = z.object({
  ...canaryAudience.shape,
  version: formatText(
    z
      .string(messageKey('system.releaseVersion'))
      .check(z.regex(/^[a-f0-9]{8,64}$/, messageKey('system.releaseVersion'))),
  ),
});

/** `POST /api/releases/{remote}/promote`: the canary goes to everybody, now or at a moment to come. */
export const promoteRelease = z.object({ at: z.optional(z.iso.datetime(messageKey('system.promotionMoment'))) });
/** `POST /api/releases/{remote}/pin` */
export const pinRemote = z.object({ pinned: z.boolean(messageKey('system.pinnedRequired')) });

/**
 * `POST /api/releases/{remote}/changes`: the same from a terminal, with a release token in place of a session. Version
 * and percentage are a canary's; what is not named stays as the canary that runs has it.
 */
export const changeRemote = z.strictObject({
  act: z.enum(['rollback', 'promote', 'pin', 'unpin', 'canary', 'retire'], messageKey('system.releaseAct')),
  version: z.optional(startCanary.shape.version),
  percent: z.optional(canaryAudience.shape.percent),
  roles: canaryAudience.shape.roles,
  people: canaryAudience.shape.people,
});
export type ChangeRemote = z.infer<typeof changeRemote>;

/** What a change made of the registry, for a terminal. */
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

/** A remote with who is served what and how it came to that, newest change first. */
export const remoteInRegistry = z.object({
  name: z.string(),
  /** `since`: when everybody got it. */
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
      promotesAt: z.nullable(instant),
      /** Its faults keep it from everybody until then; null: it may go now. Servers of before did not say. */
      lockedUntil: z.optional(z.nullable(instant)),
      health: releaseHealth,
      features: heldFeatures,
    }),
  ),
  pinned: z.boolean(),
  /** Faults in a thousand opens of what everybody has, of the last day; null without opens. */
  errorRate: z.nullable(z.number()),
  /** What a roll-back would put in force for whom: the canary's people go back first. Null: nothing to go back to. */
  rollsBackTo: z.nullable(z.string()),
  /** Whether it may be taken out of service: not where a role has it as its own. Servers of before did not say. */
  mayRetire: z.optional(z.boolean()),
  /** A change that waits for a second administrator; servers of before had none. */
  waiting: z.optional(z.nullable(waitingChange)),
  history: z.array(
    z.object({
      at: instant,
      act: answered(registryActs),
      version: z.string(),
      from: z.nullable(z.string()),
      percent: z.nullable(z.number()),
      /** Of an act that faults caused: faults in a thousand opens, of the version taken away and of the other. */
      faultRates: z.nullable(z.object({ taken: z.number(), other: z.nullable(z.number()) })),
      /** Name of a person or a token; null: the platform itself. */
      by: z.nullable(z.string()),
      /** The second administrator, where there was one. */
      approvedBy: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type RemoteInRegistry = z.infer<typeof remoteInRegistry>;
/** `GET /api/releases` */
export const remoteList = z.object({
  remotes: z.array(remoteInRegistry),
  policy: z.optional(releasePolicy),
  /** Flags of the last day; servers of before had none to list. */
  development: z.optional(z.array(developmentFlagView)),
});
export type RemoteList = z.infer<typeof remoteList>;
/** `GET /api/releases/{remote}`: what is out there, version beside version. */
export const remoteOverview = z.object({
  remote: remoteInRegistry,
  current: versionOutThere,
  canary: z.nullable(versionOutThere),
  previous: z.nullable(versionOutThere),
  /** What the canary needs of what runs, or without one the version of everybody; empty for builds that did not say. */
  needs: z.array(
    z.object({
      what: answered(['contract', 'kit', 'platformWeb', 'api', 'capabilities', 'calls']),
      /** A version, or how many. */
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
/** What changing the registry answers. */
export const remoteEnvelope = z.object({ remote: remoteInRegistry });

/** `POST /api/releases/{remote}/tokens` */
export const makeReleaseToken = z.object({
  name: nameText({
    least: 1,
    most: 60,
    short: messageKey('system.tokenNameRequired'),
    long: messageKey('system.tokenNameLong'),
  }),
});
/** A token of a team; it releases one remote. */
export const releaseToken = z.object({
  id,
  name: z.string(),
  madeAt: instant,
  lastUsedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
});
export type ReleaseTokenView = z.infer<typeof releaseToken>;
/** `GET /api/releases/{remote}/tokens` */
export const releaseTokenList = z.object({ tokens: z.array(releaseToken) });
/** `token` is shown this once: `<id>.<secret>.<private key>`. The last part signs and never leaves the team. */
export const madeReleaseToken = z.object({ token: z.string() });
