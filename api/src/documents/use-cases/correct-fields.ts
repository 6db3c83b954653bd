import { Injectable } from '@nestjs/common';
import type { CorrectFields as Corrections, FieldName } from '@waqf/contracts/documents';
import { riyadhDay } from '@waqf/formats';
import { personOf, Transactions, type Ctx } from '../../platform/index.js';
import { checkCorrections } from '../domain/correction-rules.js';
import { latestCorrection, type Deed } from '../domain/document.js';
import {
  DocumentsCorrectionInvalidError,
  DocumentsLockedError,
  DocumentsNotFoundError,
  DocumentsNotReadError,
} from '../documents.errors.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';

/** Puts a person's values beside what was read. Who may do so is the caller's to decide. */
@Injectable()
export class CorrectFields {
  constructor(
    private readonly transactions: Transactions,
    private readonly documents: DocumentsRepository,
  ) {}

  /**
   * Keeps corrections of a current or proposed deed; a value equal to what was read confirms it.
   * @throws DocumentsNotFoundError (404), DocumentsLockedError, DocumentsNotReadError (409),
   *   DocumentsCorrectionInvalidError (400)
   */
  async execute(ctx: Ctx, input: { waqfId: string; documentId: string; fields: Corrections['fields'] }): Promise<Deed> {
    const person = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const deed = await this.open(ctx, input);
      const { values, problems } = checkCorrections(deed.type, input.fields, riyadhDay(ctx.clock.now()));
      if (problems.length > 0 || values.size === 0) throw new DocumentsCorrectionInvalidError(problems);
      await this.documents.correct(ctx, deed.id, person.userId, values);
      return this.afterwards(ctx, deed.id);
    });
  }

  /**
   * Takes back the last confirmation or correction of a field; without one nothing happens.
   * @throws DocumentsNotFoundError (404), DocumentsLockedError, DocumentsNotReadError (409)
   */
  async undo(ctx: Ctx, input: { waqfId: string; documentId: string; field: FieldName }): Promise<Deed> {
    const person = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const deed = await this.open(ctx, input);
      if (!latestCorrection(deed, input.field)) return deed;
      await this.documents.undoCorrection(ctx, deed.id, person.userId, input.field);
      return this.afterwards(ctx, deed.id);
    });
  }

  /** The deed, held until the transaction ends, when its fields may still change. */
  private async open(ctx: Ctx, input: { waqfId: string; documentId: string }): Promise<Deed> {
    const deed = await this.documents.hold(ctx, input.documentId);
    if (!deed || deed.waqfId !== input.waqfId) throw new DocumentsNotFoundError();
    if (deed.locked || deed.standing === 'superseded' || deed.standing === 'withdrawn')
      throw new DocumentsLockedError();
    if (deed.status !== 'processed') throw new DocumentsNotReadError();
    return deed;
  }

  private async afterwards(ctx: Ctx, documentId: string): Promise<Deed> {
    const corrected = await this.documents.find(ctx, documentId);
    if (!corrected) throw new DocumentsNotFoundError();
    return corrected;
  }
}
