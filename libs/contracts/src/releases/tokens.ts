import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { nameText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

/** Body of `POST /api/releases/{remote}/tokens`. */
export const makeReleaseToken = z.object({
  name: nameText({
    least: 1,
    most: 60,
    short: messageKey('system.tokenNameRequired'),
    long: messageKey('system.tokenNameLong'),
  }),
});
/** A team's token for publishing releases of one remote. */
export const releaseToken = z.object({
  id,
  name: z.string(),
  madeAt: instant,
  /** Null when it was never used. */
  lastUsedAt: z.nullable(instant),
  /** Null while it is valid. */
  revokedAt: z.nullable(instant),
});
export type ReleaseTokenView = z.infer<typeof releaseToken>;
/** Answer of `GET /api/releases/{remote}/tokens`. */
export const releaseTokenList = z.object({ tokens: z.array(releaseToken) });
/** `token` is shown only once: `<id>.<secret>.<private key>`. The last part signs releases and stays with the team. */
export const madeReleaseToken = z.object({ token: z.string() });
