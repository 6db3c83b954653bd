import * as z from 'zod/mini';

/** The platform's own read calls that a page of the role makes for its first screen, by the path of the page. */
export const firstData = z.optional(
  z.record(
    z.string().check(z.regex(/^\/[\w/-]*$/)),
    z.array(z.string().check(z.regex(/^\/api\/[\w/-]+(?:\?[\w=&.-]+)?$/))).check(z.maxLength(8)),
  ),
);

/**
 * What the screen of a page needs besides the files of a first visit, by the path of the page: files of the remote, and
 * the parts of the shell that they import, e.g. `@waqf/ui/data`.
 */
export const screenFiles = z.optional(
  z.record(z.string(), z.object({ files: z.array(z.string()), parts: z.array(z.string()) })),
);
