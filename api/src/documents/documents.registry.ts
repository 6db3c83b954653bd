import { Injectable } from '@nestjs/common';
import type { Ctx } from '../platform/index.js';
import type { Deed } from './domain/document.js';

/**
 * Implemented by the context that owns the waqfs. It is called inside the transaction that writes a reading, so that
 * nobody ever reads three processed deeds of a waqf that is still a draft.
 */
export interface ReadingWatcher {
  /**
   * Called before a result is written: locks the waqf, because every transaction locks the waqf before its documents.
   */
  lock(ctx: Ctx, waqfId: string): Promise<void>;
  /** Called when a stage began or ended. */
  progressed(ctx: Ctx, deed: Deed): Promise<void>;
  /** Called when the deed has become `processed` or `error`. */
  finished(ctx: Ctx, deed: Deed): Promise<void>;
}

/** The watchers that registered at start; each is called in turn, in the caller's transaction. */
@Injectable()
export class ReadingWatchers implements ReadingWatcher {
  private readonly registered: ReadingWatcher[] = [];

  add(watcher: ReadingWatcher): void {
    this.registered.push(watcher);
  }

  async lock(ctx: Ctx, waqfId: string): Promise<void> {
    for (const watcher of this.registered) await watcher.lock(ctx, waqfId);
  }

  async progressed(ctx: Ctx, deed: Deed): Promise<void> {
    for (const watcher of this.registered) await watcher.progressed(ctx, deed);
  }

  async finished(ctx: Ctx, deed: Deed): Promise<void> {
    for (const watcher of this.registered) await watcher.finished(ctx, deed);
  }
}
