import { Injectable, Logger } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import type { Deed } from '../domain/document.js';
import { StageLog } from '../domain/stage-log.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';
import { ReadingsRepository, type Claim } from '../persistence/readings.repository.js';
import { DeedReader } from './shared/deed-reader.js';
import type { DeedReading } from '../reading/deed-reading.js';
import { SaveReading } from './save-reading.js';

/** The number of attempts for a deed whose reader crashes. */
const maxAttempts = 3;
/** How long a claim lasts without renewal, in seconds; then another reader may take over. */
const claimSeconds = 15;
const renewalMs = 5_000;

/** Reads one deed in a child process and writes the result together with the status in one transaction. */
@Injectable()
export class ReadDocument {
  private readonly logger = new Logger(ReadDocument.name);

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly readings: ReadingsRepository,
    private readonly reader: DeedReader,
    private readonly save: SaveReading,
  ) {}

  /**
   * Safe to run twice: a deed that is already read, or is being read, is not changed.
   * @throws the error that stopped the reader, when another attempt may help
   */
  async execute(ctx: Ctx, documentId: string, signal: AbortSignal): Promise<void> {
    const claim = await this.readings.claim(ctx, documentId, claimSeconds);
    if (!claim) return;
    const deed = await this.documents.find(ctx, claim.documentId);
    if (!deed) return;
    const log = new StageLog(() => performance.now());
    if (claim.attempt > maxAttempts) return this.save.giveUp(ctx, claim, log);
    const renewal = setInterval(() => void this.renew(ctx, claim), renewalMs);
    try {
      const reading = await this.read(ctx, claim, deed, log, signal);
      await this.save.result(ctx, claim, deed.type, reading, log);
    } catch (error) {
      if (!signal.aborted && claim.attempt >= maxAttempts) {
        this.logger.error({ err: error, documentId: deed.id }, 'reading given up');
        return await this.save.giveUp(ctx, claim, log);
      }
      await this.readings.release(ctx, claim, !signal.aborted);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private async read(ctx: Ctx, claim: Claim, deed: Deed, log: StageLog, signal: AbortSignal): Promise<DeedReading> {
    // Reports can arrive faster than they are stored; a promise chain keeps their order.
    let stored: Promise<void> = Promise.resolve();
    const reading = await this.reader.read(deed, {
      signal,
      reference: ctx.reference,
      onStage: ({ stage, done, total }) => {
        if (!log.report(stage, done, total)) return;
        const stages = log.stages;
        stored = stored.then(() => this.save.progress(ctx, claim, stages));
      },
    });
    await stored;
    return reading;
  }

  private async renew(ctx: Ctx, claim: Claim): Promise<void> {
    try {
      await this.readings.renew(ctx, claim, claimSeconds);
    } catch (error) {
      this.logger.warn({ err: error, documentId: claim.documentId }, 'claim was not renewed');
    }
  }
}
