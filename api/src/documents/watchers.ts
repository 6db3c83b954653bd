import { Injectable } from '@nestjs/common';
import type { Ctx } from '../platform/index.js';
import type { Deed } from './domain/document.js';
import type { ReadingWatcher } from './reading-watcher.js';

/** The watchers that registered at start; each is called in turn, in the caller's transaction. */
@Injectable()
export class Watchers implements ReadingWatcher {
  private readonly registered: ReadingWatcher[] = [];

  add(watcher: ReadingWatcher): void {
    this.registered.push(watcher);
  }

  async hold(ctx: Ctx, waqfId: string): Promise<void> {
    for (const watcher of this.registered) await watcher.hold(ctx, waqfId);
  }

  async progressed(ctx: Ctx, deed: Deed): Promise<void> {
    for (const watcher of this.registered) await watcher.progressed(ctx, deed);
  }

  async finished(ctx: Ctx, deed: Deed): Promise<void> {
    for (const watcher of this.registered) await watcher.finished(ctx, deed);
  }
}
