import * as z from 'zod/mini';

export const remoteNames = ['mf-waqif', 'mf-nazir', 'mf-beneficiary', 'mf-admin'] as const;
export const remoteName = z.enum(remoteNames);
export type RemoteName = z.infer<typeof remoteName>;

/** A remote in force: where its entry is and what it must hash to. */
export const registryEntry = z.object({
  name: remoteName,
  version: z.string(),
  /** Path of the entry module below our own address. */
  entry: z.string(),
  /** `sha384-…` by path, every script of the version. */
  integrity: z.record(z.string(), z.string()),
  /** The version before, to fall back to when this one does not start. */
  previous: z.nullable(z.object({ version: z.string(), entry: z.string(), integrity: z.record(z.string(), z.string()) })),
});
export type RegistryEntry = z.infer<typeof registryEntry>;

/** `GET /remotes.json` */
export const registry = z.object({ remotes: z.array(registryEntry) });
export type Registry = z.infer<typeof registry>;

/** What a build of a remote writes as `manifest.json`. */
export const releaseManifest = z.object({
  name: remoteName,
  version: z.string().check(z.regex(/^[a-f0-9]{8,64}$/)),
  entry: z.string(),
  files: z.array(z.object({ path: z.string(), integrity: z.string(), size: z.number() })),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;
