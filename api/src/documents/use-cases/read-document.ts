import { Injectable, Logger } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { fieldsOfDeed, type DocumentType } from '@waqf/contracts/documents';
import { Contexts, defineQueue, Shutdown, Transactions, type Ctx, type Job } from '../../platform/index.js';
import type { Deed, ExtractedField } from '../domain/document.js';
import { StageLog } from '../domain/stage-log.js';
import { withFailure } from '../domain/stages.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';
import { ReadingsRepository, type Claim } from '../persistence/readings.repository.js';
import { DeedReader } from '../deed-reader.js';
import type { DeedReading, SecondReading } from '../reading/deed-reading.js';
import { unreadableReasons } from '../reading/reasons.js';
import { Watchers } from '../watchers.js';

/** One job a deed. */
export const readDocumentQueue = defineQueue<{ documentId: string }>('documents.read-document');

/** decisions of reliability.md row 8: a deed that kills its reader is given up after this many. */
export const maxAttempts = 3;
/** How long a reader may be silent before another may take over; renewed while it lives. */
const claimSeconds = 15;
const renewalMs = 5_000;

const gaveUp = {
  code: 'documents.gave-up',
  message: {
    ar: 'تعذرت قراءة الوثيقة بعد ثلاث محاولات. ارفعها مرة أخرى أو ارفع نسخة أخرى من الصك.',
    en: 'The document could not be read after three attempts. Upload it again, or another copy of the deed.',
  },
} as const;

const withoutModel: Bilingual = {
  ar: 'سألنا نموذجًا لغويًا فلم يجب',
  en: 'A language model was asked and did not answer',
};
/** What the founder sees at the end of a stage when the deed was also sent to a language model. */
const secondReadings: Record<SecondReading['outcome'], Bilingual> = {
  answered: { ar: 'سألنا نموذجًا لغويًا أيضًا', en: 'A language model was asked too' },
  no_answer: withoutModel,
  malformed: withoutModel,
};

/** Reads one deed in a child process and writes what was found, together with the status, in one transaction. */
@Injectable()
export class ReadDocument {
  private readonly logger = new Logger(ReadDocument.name);

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly documents: DocumentsRepository,
    private readonly readings: ReadingsRepository,
    private readonly reader: DeedReader,
    private readonly watchers: Watchers,
    private readonly shutdown: Shutdown,
  ) {}

  /** The job. It ends with the first word of a shutdown, while there still is a database to let the deed go in. */
  async work(job: Job<{ documentId: string }>): Promise<void> {
    const signal = AbortSignal.any([job.signal, this.shutdown.signal]);
    await this.execute(this.contexts.system('documents.read'), job.data.documentId, signal);
  }

  /**
   * Bears running twice: a deed that is read already, or is being read, is left alone.
   * @throws whatever stopped the reader, when another attempt may help
   */
  async execute(ctx: Ctx, documentId: string, signal: AbortSignal): Promise<void> {
    const claim = await this.readings.claim(ctx, documentId, claimSeconds);
    if (!claim) return;
    const deed = await this.documents.find(ctx, claim.documentId);
    if (!deed) return;
    const log = new StageLog(() => performance.now());
    if (claim.attempt > maxAttempts) return this.giveUp(ctx, claim, log);
    const renewal = setInterval(() => void this.renew(ctx, claim), renewalMs);
    try {
      const reading = await this.read(ctx, claim, deed, log, signal);
      await this.write(ctx, claim, deed, reading, log);
    } catch (error) {
      if (!signal.aborted && claim.attempt >= maxAttempts) {
        this.logger.error({ err: error, documentId: deed.id }, 'reading given up');
        return await this.giveUp(ctx, claim, log);
      }
      await this.readings.release(ctx, claim, !signal.aborted);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private async read(ctx: Ctx, claim: Claim, deed: Deed, log: StageLog, signal: AbortSignal): Promise<DeedReading> {
    // Reports come faster than they are stored; a chain keeps their order.
    let stored: Promise<void> = Promise.resolve();
    const reading = await this.reader.read(deed, {
      signal,
      reference: ctx.reference,
      onStage: ({ stage, done, total }) => {
        if (!log.report(stage, done, total)) return;
        const stages = log.stages;
        stored = stored.then(() => this.writeStages(ctx, claim, stages));
      },
    });
    await stored;
    return reading;
  }

  private async writeStages(ctx: Ctx, claim: Claim, stages: Deed['stages']): Promise<void> {
    try {
      await this.transactions.run(ctx, async (ctx) => {
        if (!(await this.documents.writeStages(ctx, claim.documentId, claim.token, stages))) return;
        const deed = await this.documents.find(ctx, claim.documentId);
        if (deed) await this.watchers.progressed(ctx, deed);
      });
    } catch (error) {
      // Progress is for the eye; the result is written later, in its own transaction.
      this.logger.warn({ err: error, documentId: claim.documentId }, 'progress was not stored');
    }
  }

  private async write(ctx: Ctx, claim: Claim, deed: Deed, reading: DeedReading, log: StageLog): Promise<void> {
    if (reading.outcome === 'unreadable') {
      const message = unreadableReasons[reading.reason];
      const code = `documents.${reading.reason.replaceAll('_', '-')}`;
      return this.end(ctx, claim, (ctx) =>
        this.readings.fail(ctx, claim, { code, message, reference: ctx.reference }, withFailure(log.stages, message)),
      );
    }
    const stages = log.finish(reading.secondReading ? { fields: secondReadings[reading.secondReading.outcome] } : {});
    const result = {
      pages: reading.pages,
      fields: completeFields(deed.type, reading),
      stages,
      mentions: reading.mentions ?? {},
    };
    return this.end(ctx, claim, (ctx) => this.readings.finish(ctx, claim, result));
  }

  private giveUp(ctx: Ctx, claim: Claim, log: StageLog): Promise<void> {
    return this.end(ctx, claim, (ctx) =>
      this.readings.fail(ctx, claim, { ...gaveUp, reference: ctx.reference }, withFailure(log.stages, gaveUp.message)),
    );
  }

  private async end(ctx: Ctx, claim: Claim, write: (ctx: Ctx) => Promise<boolean>): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      await this.watchers.hold(ctx, claim.waqfId);
      if (!(await write(ctx))) return;
      const deed = await this.documents.find(ctx, claim.documentId);
      if (deed) await this.watchers.finished(ctx, deed);
    });
  }

  private async renew(ctx: Ctx, claim: Claim): Promise<void> {
    try {
      await this.readings.renew(ctx, claim, claimSeconds);
    } catch (error) {
      this.logger.warn({ err: error, documentId: claim.documentId }, 'claim was not renewed');
    }
  }
}

/** Every field of the deed's type has a row; what the reader did not mention is missing. */
function completeFields(type: DocumentType, reading: Extract<DeedReading, { outcome: 'read' }>): ExtractedField[] {
  return fieldsOfDeed[type].map((name) => {
    const found = reading.fields.find((field) => field.name === name);
    if (!found) return { name, value: null, confidence: 0, state: 'missing', page: null, box: null, note: null };
    const { value, confidence, state, page, box, note } = found;
    return { name, value, confidence, state, page, box, note: note ?? null };
  });
}
