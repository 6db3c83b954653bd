import * as z from 'zod/mini';

/** Name of a remote: its folder, and its place in the registry. Which remotes exist is data. */
export const remoteName = z.string().check(z.regex(/^mf-[a-z]{2,40}$/));
export type RemoteName = z.infer<typeof remoteName>;
