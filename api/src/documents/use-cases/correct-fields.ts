import { Injectable } from '@nestjs/common';
import type { CorrectFields as Corrections, FieldName } from '@waqf/contracts/documents';
import { riyadhDay } from '@waqf/formats';
import { Facts, personOf, Transactions, type Ctx } from '../../platform/index.js';
import { checkCorrections } from '../domain/correction-rules.js';
import { versionStates } from '../domain/version-states.js';
import { effectiveValue, latestCorrection, sameValue, type Deed } from '../domain/document.js';
import {
  DocumentsCorrectionInvalidError,
  DocumentsLockedError,
  DocumentsNotFoundError,
  DocumentsNotReadError,
} from '../documents.errors.js';
import { auditedValue, correctionUndone, fieldsCorrected } from '../documents.facts.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';

/** Stores a person's values in addition to what was read. The caller has checked that the person may do so. */
@Injectable()
export class CorrectFields {
  constructor(
    private readonly transactions: Transactions,
    private readonly documents: DocumentsRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Stores corrections of a current or proposed deed; a value equal to what was read confirms it.
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
      const corrected = await this.reload(ctx, deed.id);
      const fields = [...values.keys()];
      await this.facts.record(ctx, fieldsCorrected, { ...factOf(deed), fields, ...changesOf(deed, corrected, fields) });
      return corrected;
    });
  }

  /**
   * Undoes the last confirmation or correction of a field; does nothing when there is none.
   * @throws DocumentsNotFoundError (404), DocumentsLockedError, DocumentsNotReadError (409)
   */
  async undo(ctx: Ctx, input: { waqfId: string; documentId: string; field: FieldName }): Promise<Deed> {
    const person = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const deed = await this.open(ctx, input);
      if (!latestCorrection(deed, input.field)) return deed;
      await this.documents.undoCorrection(ctx, deed.id, person.userId, input.field);
      const corrected = await this.reload(ctx, deed.id);
      const { field } = input;
      await this.facts.record(ctx, correctionUndone, {
        ...factOf(deed),
        field,
        ...changesOf(deed, corrected, [field]),
      });
      return corrected;
    });
  }

  /** The deed, locked until the transaction ends; throws when its fields cannot change any more. */
  private async open(ctx: Ctx, input: { waqfId: string; documentId: string }): Promise<Deed> {
    const deed = await this.documents.findForUpdate(ctx, input.documentId);
    if (!deed || deed.waqfId !== input.waqfId) throw new DocumentsNotFoundError();
    if (deed.locked || versionStates.isFinal(deed.versionStatus)) throw new DocumentsLockedError();
    if (deed.status !== 'processed') throw new DocumentsNotReadError();
    return deed;
  }

  private async reload(ctx: Ctx, documentId: string): Promise<Deed> {
    const corrected = await this.documents.find(ctx, documentId);
    if (!corrected) throw new DocumentsNotFoundError();
    return corrected;
  }
}

const factOf = ({ waqfId, id, type }: Deed) => ({ waqfId, documentId: id, documentType: type });

/** The fields whose value changed, with the values before and after. */
function changesOf(before: Deed, after: Deed, fields: readonly FieldName[]) {
  const changed = fields.filter((name) => !sameValue(effectiveValue(before, name), effectiveValue(after, name)));
  const valuesIn = (deed: Deed) =>
    Object.fromEntries(changed.map((name) => [name, auditedValue(name, effectiveValue(deed, name))]));
  return { before: valuesIn(before), after: valuesIn(after) };
}
