import * as z from 'zod/mini';

const versionNumber = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

/** Versions of the shell's packages and of the API that a release was built for; see `unmetNeeds`. */
export const neededVersions = z.object({ kit: versionNumber, platformWeb: versionNumber, api: versionNumber });

/** What the loader compares with the shell before it loads anything; left out for builds that do not list it. */
export const loadedNeeds = z.optional(
  z.object({ contract: z.number(), kit: z.string(), platformWeb: z.string(), api: z.string() }),
);
