import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { displaySettings } from '../administration/index.js';
import { user } from '../identity/index.js';

export { apiVersion, unmetNeeds, type PlatformVersions, type UnmetNeed } from './compatibility.js';

export const remoteNames = ['mf-waqif', 'mf-nazir', 'mf-beneficiary', 'mf-admin'] as const;
export const remoteName = z.enum(remoteNames);
export type RemoteName = z.infer<typeof remoteName>;

const versionNumber = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

/** Versions of the shell's packages and of the API that a release was built for; see `unmetNeeds`. */
const neededVersions = z.object({ kit: versionNumber, platformWeb: versionNumber, api: versionNumber });

/** What the loader compares with the shell before it fetches anything; absent for builds that did not say. */
const loadedNeeds = z.optional(
  z.object({ contract: z.number(), kit: z.string(), platformWeb: z.string(), api: z.string() }),
);

/** A remote in force: where its entry is and what it must hash to. */
export const registryEntry = z.object({
  name: answered(remoteNames),
  version: z.string(),
  needs: loadedNeeds,
  /** Path of the entry module below our own address. */
  entry: z.string(),
  /** `sha384-…` by served path, every file of the version; empty while developing. */
  integrity: z.record(z.string(), z.string()),
  /** Served paths that the first screen of the role needs; absent for builds that did not say. */
  first: z.optional(z.array(z.string())),
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
  /** True when the Nafath simulator serves sign-in: the page offers the sample people. */
  simulators: z.boolean(),
  display: displaySettings,
});
export type PageBoot = z.infer<typeof pageBoot>;

/** A release in the history of a remote, newest first: `GET /api/releases`. */
export const release = z.object({
  remote: answered(remoteNames),
  version: z.string(),
  contractVersion: z.number(),
  publishedAt: z.iso.datetime(),
  inForce: z.boolean(),
});
export const releaseList = z.object({ releases: z.array(release) });
export type Release = z.infer<typeof release>;

/**
 * `POST /api/releases` (multipart: `manifest` as JSON, each file under `files`; `Authorization: Bearer <release
 * token>`) and the roll-back.
 */
export const releaseInForce = z.object({ release });
