import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BlobUses, Contexts, Environment, PeriodicUseCase, Transactions, type Ctx } from '../../platform/index.js';
import { StoredFilesRepository } from '../persistence/stored-files.repository.js';

const batch = 100;

/** Removes files that did not become documents: refused, interrupted, or from a failed request. */
@Injectable()
export class SweepFiles extends PeriodicUseCase implements OnModuleInit {
  protected readonly everyMs = 600_000;
  protected readonly failure = 'files that no document names could not be looked for';

  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly stored: StoredFilesRepository,
    private readonly uses: BlobUses,
  ) {
    super();
  }

  onModuleInit(): void {
    this.uses.register('documents', (ctx, sha256) => this.stored.isKnown(ctx, sha256));
  }

  /** @returns the number of files that were removed, and of those that could not be */
  async execute(): Promise<{ removed: number; failed: number }> {
    const ctx = this.contexts.system('documents.sweep-files');
    const { unnamedFileHours } = this.environment;
    await this.stored.deleteReferenced(ctx, unnamedFileHours);
    const count = { removed: 0, failed: 0 };
    let removed: number;
    do {
      removed = 0;
      for (const sha256 of await this.stored.unnamed(ctx, unnamedFileHours, batch)) {
        if (this.shutdown.signal.aborted) break;
        try {
          if (await this.remove(ctx, sha256)) removed += 1;
        } catch (error) {
          count.failed += 1;
          this.logger.warn({ err: error, sha256 }, 'a file that no document names could not be removed');
        }
      }
      count.removed += removed;
    } while (removed === batch);
    if (count.removed + count.failed > 0) this.logger.log(count, 'files that no document names');
    return count;
  }

  /**
   * This removes a file inside a transaction. It is safe: removing twice is the same as once, and the row's lock
   * prevents an upload of the same content between the check and the removal.
   */
  private remove(ctx: Ctx, sha256: string): Promise<boolean> {
    return this.transactions.run(ctx, async (ctx) => {
      if (!(await this.stored.lockUnnamed(ctx, sha256, this.environment.unnamedFileHours))) return false;
      // A report that somebody downloaded and uploaded again is still the file of the report.
      const isRemoved = await this.uses.removeUnused(ctx, sha256, 'documents');
      await this.stored.forget(ctx, sha256);
      return isRemoved;
    });
  }
}
