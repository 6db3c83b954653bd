import * as z from 'zod/mini';
import { screenFiles } from './first-load.js';
import { frameLinks } from './navigation.js';
import { loadedNeeds } from './needs.js';

/** A remote in force: the path of its entry module, and the hashes of its files. */
export const registryEntry = z.object({
  name: z.string(),
  version: z.string(),
  needs: loadedNeeds,
  /** Path of the entry module on the platform's own address. */
  entry: z.string(),
  /** `sha384-…` by served path, for every file of the version; empty in development. */
  integrity: z.record(z.string(), z.string()),
  /** Served paths that the first screen of the role needs; left out for builds that do not list them. */
  first: z.optional(z.array(z.string())),
  /** Left out for builds that do not list them; checked when the release is published. */
  firstData: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Served paths by the path of the page, for pages that list them; left out for builds that do not. */
  screens: screenFiles,
  /** Menu and buttons of the frame; left out for builds that do not list them. */
  frame: z.optional(frameLinks),
  /** The previous version, used when this one does not start; null when there is none. */
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

/** Answer of `GET /remotes.json`. */
export const registry = z.object({
  remotes: z.array(registryEntry),
  /** Version of the contracts that this API follows. */
  api: z.optional(z.string()),
});
export type Registry = z.infer<typeof registry>;
