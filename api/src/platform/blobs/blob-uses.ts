import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { Blobs } from './blobs.js';

/** Whether a context refers to a stored file. */
export type BlobUse = (ctx: Ctx, sha256: string) => Promise<boolean>;

/**
 * Which contexts refer to a stored file. The store is shared and files are named by their content, so one file can
 * belong to several contexts: people upload again what they downloaded. So files are removed only by this class.
 */
@Injectable()
export class BlobUses {
  private readonly uses = new Map<string, BlobUse>();

  constructor(private readonly blobs: Blobs) {}

  /** Called in `onModuleInit`, because files are removed from the start of the application on. */
  register(context: string, use: BlobUse): void {
    this.uses.set(context, use);
  }

  /**
   * Removes a file for good unless a context refers to it; a missing one is not an error.
   * @param besides a context that has already checked its own use
   * @returns whether it was removed
   */
  async removeUnused(ctx: Ctx, sha256: string, besides?: string): Promise<boolean> {
    for (const [context, isUsedBy] of this.uses) if (context !== besides && (await isUsedBy(ctx, sha256))) return false;
    await this.blobs.remove(sha256);
    return true;
  }
}
