import { Injectable } from '@nestjs/common';
import type { CorrectFields as Corrections, FieldName } from '@waqf/contracts/documents';
import { DocumentsFacade, type Deed } from '../../documents/index.js';
import { Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';

/** The founder confirms or corrects what was read, until the deed is approved. `documents` records the facts. */
@Injectable()
export class CorrectFields {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly documents: DocumentsFacade,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), and those of
   *   `DocumentsFacade.correct`
   */
  async execute(ctx: Ctx, input: { waqfId: string; documentId: string; fields: Corrections['fields'] }): Promise<Deed> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.access.asFounder(ctx, input.waqfId);
      return this.documents.correct(ctx, { ...input, waqfId: waqf.id });
    });
  }

  /**
   * Opens a deed that could not be read, so that its fields can be entered.
   * @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), and those of
   *   `DocumentsFacade.enterByHand`
   */
  async byHand(ctx: Ctx, input: { waqfId: string; documentId: string }): Promise<Deed> {
    // The rights are checked in a separate transaction: the file is opened outside any transaction.
    const { waqf } = await this.transactions.run(ctx, (ctx) => this.access.asFounder(ctx, input.waqfId));
    return this.documents.enterByHand(ctx, { ...input, waqfId: waqf.id });
  }

  /** Undoes the last confirmation or correction of a field. @throws the same errors as `execute` */
  async undo(ctx: Ctx, input: { waqfId: string; documentId: string; field: FieldName }): Promise<Deed> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.access.asFounder(ctx, input.waqfId);
      return this.documents.undoCorrection(ctx, { ...input, waqfId: waqf.id });
    });
  }
}
