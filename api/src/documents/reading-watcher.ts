import type { Ctx } from '../platform/index.js';
import type { Deed } from './domain/document.js';

/**
 * Who owns the waqfs and follows the readings of their deeds, inside the very transaction that writes them; so no
 * reader of the database ever sees three read deeds of a waqf that is still a draft.
 */
export interface ReadingWatcher {
  /** Called before a result is written: locks the waqf, which everything locks before its documents. */
  hold(ctx: Ctx, waqfId: string): Promise<void>;
  /** A stage began or ended. */
  progressed(ctx: Ctx, deed: Deed): Promise<void>;
  /** The deed is now `processed` or `error`. */
  finished(ctx: Ctx, deed: Deed): Promise<void>;
}
