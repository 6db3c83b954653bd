import { Injectable, Logger } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { fieldsOfDeed, type DocumentType } from '@waqf/contracts/documents';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { deedRead, deedReadingFailed, plainWords } from '../documents.facts.js';
import type { Deed, ExtractedField } from '../domain/document.js';
import type { StageLog } from '../domain/stage-log.js';
import { withFailure } from '../domain/stages.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';
import { ReadingsRepository, type Claim } from '../persistence/readings.repository.js';
import type { DeedReading, SecondReading } from '../reading/deed-reading.js';
import { unreadableReasons } from '../reading/reasons.js';
import { ReadingWatchers } from '../documents.registry.js';

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
/** The note at the end of a stage, for the founder, when the deed was also sent to a language model. */
const secondReadings: Record<SecondReading['outcome'], Bilingual> = {
  answered: { ar: 'سألنا نموذجًا لغويًا أيضًا', en: 'A language model was asked too' },
  no_answer: withoutModel,
  malformed: withoutModel,
};

/** Writes the result of a reading while its claim is valid: result, status and fact in one transaction. */
@Injectable()
export class SaveReading {
  private readonly logger = new Logger(SaveReading.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly documents: DocumentsRepository,
    private readonly readings: ReadingsRepository,
    private readonly watchers: ReadingWatchers,
    private readonly facts: Facts,
  ) {}

  async progress(ctx: Ctx, claim: Claim, stages: Deed['stages']): Promise<void> {
    try {
      await this.transactions.run(ctx, async (ctx) => {
        if (!(await this.documents.writeStages(ctx, claim.documentId, claim.token, stages))) return;
        const deed = await this.documents.find(ctx, claim.documentId);
        if (deed) await this.watchers.progressed(ctx, deed);
      });
    } catch (error) {
      // Progress is only for display; the result is written later, in its own transaction.
      this.logger.warn({ err: error, documentId: claim.documentId }, 'progress was not stored');
    }
  }

  /** Writes the outcome of a reading that has ended. */
  async result(ctx: Ctx, claim: Claim, type: DocumentType, reading: DeedReading, log: StageLog): Promise<void> {
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
      fields: completeFields(type, reading),
      stages,
      mentions: reading.mentions ?? {},
    };
    return this.end(ctx, claim, (ctx) => this.readings.finish(ctx, claim, result));
  }

  /** Called after too many attempts without an outcome. */
  giveUp(ctx: Ctx, claim: Claim, log: StageLog): Promise<void> {
    return this.end(ctx, claim, (ctx) =>
      this.readings.fail(ctx, claim, { ...gaveUp, reference: ctx.reference }, withFailure(log.stages, gaveUp.message)),
    );
  }

  private async end(ctx: Ctx, claim: Claim, write: (ctx: Ctx) => Promise<boolean>): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      await this.watchers.lock(ctx, claim.waqfId);
      if (!(await write(ctx))) return;
      const deed = await this.documents.find(ctx, claim.documentId);
      if (!deed) return;
      await this.record(ctx, deed);
      await this.watchers.finished(ctx, deed);
    });
  }

  private async record(ctx: Ctx, { id, waqfId, type, versionStatus, error }: Deed): Promise<void> {
    const fact = { waqfId, documentId: id, documentType: type, versionStatus };
    if (error === null) return this.facts.record(ctx, deedRead, fact);
    const { code, message } = error;
    return this.facts.record(ctx, deedReadingFailed, { ...fact, code, message: plainWords(message) });
  }
}

/** Gives every field of the deed's type a row; fields that the reader did not find are missing. */
function completeFields(type: DocumentType, reading: Extract<DeedReading, { outcome: 'read' }>): ExtractedField[] {
  return fieldsOfDeed[type].map((name) => {
    const found = reading.fields.find((field) => field.name === name);
    if (!found) return { name, value: null, confidence: 0, state: 'missing', page: null, box: null, note: null };
    const { value, confidence, state, page, box, note, why } = found;
    return { name, value, confidence, state, page, box, note: note ?? null, ...(why ? { why } : {}) };
  });
}
