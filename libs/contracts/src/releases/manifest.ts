import * as z from 'zod/mini';
import { firstData, screenFiles } from './first-load.js';
import { neededVersions } from './needs.js';
import { releasedFrame } from './released-frame.js';
import { remoteName } from './remote-name.js';

const label = z.object({ ar: z.string(), en: z.string() });

/** An address that a remote serves, and the text for a user whose role or capabilities do not allow it. */
export const servedRoute = z.object({
  /** Route pattern of react-router, e.g. `/waqf/:waqfId`. */
  path: z.string(),
  denied: z.optional(z.object({ title: label, text: z.optional(label) })),
  /** Set when the remote that serves it is not any role's own remote: its name, and the roles it serves. */
  from: z.optional(z.object({ remote: z.string(), roles: z.array(z.string()) })),
});
export type ServedRoute = z.infer<typeof servedRoute>;

/** The content of `manifest.json`, which a build of a remote writes. */
export const releaseManifest = z.object({
  name: remoteName,
  version: z.string().check(z.regex(/^[a-f0-9]{8,64}$/)),
  entry: z.string(),
  /** The exposed module, `./remote`. */
  exposed: z.string(),
  /** Version of the remote contract that it uses. */
  contractVersion: z.number(),
  /** The roles that it is for; older builds served the role of their name. */
  roles: z.optional(z.array(z.string())),
  /** The addresses that it serves, as listed in its `remote.tsx`; left out by older builds. */
  routes: z.optional(z.array(servedRoute)),
  /** What it was built for; left out by older builds. */
  needs: z.optional(
    z.object({
      ...neededVersions.shape,
      /** Capabilities that its routes and links check. */
      capabilities: z.array(z.string()),
      /** Paths of the calls in its scripts, e.g. `/api/waqf/:/history`; `:` is a part that the script fills in. */
      calls: z.array(z.string()),
    }),
  ),
  /** Calls whose answers are sent with the page; left out by older builds. */
  firstData,
  /** Paths within the build; left out by older builds. */
  screens: screenFiles,
  /** Menu and buttons of the frame around its screens, and the heads of its pages; left out by older builds. */
  frame: z.optional(releasedFrame),
  /** Features that are compiled in, with a hash of their sources; left out by older builds. */
  features: z.optional(z.array(z.object({ name: z.string(), hash: z.string() }))),
  /** Commit of the sources; left out when they were not in a git repository. */
  commit: z.optional(z.string()),
  /** Bytes that a first visit transfers, and the most that it may transfer. */
  budget: z.optional(z.object({ bytes: z.number(), limit: z.number() })),
  files: z.array(
    z.object({
      path: z.string(),
      integrity: z.string(),
      size: z.number(),
      /** Loaded by a first visit. */ first: z.optional(z.boolean()),
    }),
  ),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;
