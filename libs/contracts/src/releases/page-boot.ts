import * as z from 'zod/mini';
import { displaySettings } from '../administration/index.js';
import { answered } from '../answered.js';
import { user } from '../identity/index.js';
import { servedRoute } from './manifest.js';
import { registry } from './registry.js';

/** What the page needs first: inlined in the page by the API, and the answer of `GET /boot.json`. */
export const pageBoot = z.object({
  registry,
  /** The addresses of all remotes in force: they tell a page of another role from a page that does not exist. */
  routes: z.array(servedRoute),
  /** The signed-in user, as `GET /api/user/me` answers; null when nobody is signed in. */
  user: z.nullable(user),
  launchMode: answered(['open', 'closed']),
  /** Whether maintenance mode locks this user out; never true for an administrator. Left out by older pages. */
  maintenance: z.optional(z.boolean()),
  /** Setting `siteName`: the end of the title of every page. */
  siteName: z.optional(z.string()),
  /** Setting `siteDescription`: the description of the page for search engines and link previews. */
  siteDescription: z.optional(z.string()),
  /** Setting `supportEmail`: the contact that a closed or broken page shows. */
  supportEmail: z.optional(z.string()),
  /** True when the Nafath simulator is used for sign-in: the page then offers the sample people. */
  simulators: z.boolean(),
  display: displaySettings,
  /**
   * Where the user's event stream begins so that it misses nothing since the page was made: `lastEventId` of the
   * stream's first request. Left out by older servers, and for visitors.
   */
  eventsFrom: z.optional(z.string()),
});
export type PageBoot = z.infer<typeof pageBoot>;
