import * as z from 'zod/mini';

const versionNumber = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

/**
 * Version of the Module Federation container that a release is: 1 stands alone. Left out by older builds, which expect
 * the federation runtime on the page.
 */
const container = z.optional(z.number());

/** Versions of the shell's packages and of the API that a release was built for; see `unmetNeeds`. */
export const neededVersions = z.object({
  kit: versionNumber,
  platformWeb: versionNumber,
  api: versionNumber,
  container,
});

/** What the loader compares with the shell before it loads anything; left out for builds that do not list it. */
export const loadedNeeds = z.optional(
  z.object({ contract: z.number(), kit: z.string(), platformWeb: z.string(), api: z.string(), container }),
);
