import * as z from 'zod/mini';

/**
 * Name of a remote: its folder, and its key in the registry. The existing remotes are stored data, not a fixed list.
 */
export const remoteName = z.string().check(z.regex(/^mf-[a-z]{2,40}$/));
export type RemoteName = z.infer<typeof remoteName>;
