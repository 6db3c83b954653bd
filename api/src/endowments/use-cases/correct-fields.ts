import { Injectable } from '@nestjs/common';
import type { CorrectFields as Corrections, FieldName } from '@waqf/contracts/documents';
import { DocumentsFacade, type Deed } from '../../documents/index.js';
import { Audit, Transactions, type Ctx } from '../../platform/index.js';
import { KeepFindable } from '../keep-findable.js';
import { ReachWaqf } from '../reach-waqf.js';
import { TellPages } from '../tell-pages.js';

/** The founder confirms or corrects what was read, until it is approved. */
@Injectable()
export class CorrectFields {
  constructor(
    private readonly transactions: Transactions,
    private readonly reach: ReachWaqf,
    private readonly documents: DocumentsFacade,
    private readonly findable: KeepFindable,
    private readonly pages: TellPages,
    private readonly audit: Audit,
  ) {}

  /** @throws EndowmentsWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), and as `DocumentsFacade.correct` */
  async execute(ctx: Ctx, input: { waqfId: string; documentId: string; fields: Corrections['fields'] }): Promise<Deed> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.reach.asFounder(ctx, input.waqfId);
      const deed = await this.documents.correct(ctx, { ...input, waqfId: waqf.id });
      await this.findable.keep(ctx, waqf.id);
      const fields = Object.keys(input.fields) as FieldName[];
      await this.audit.record(
        ctx,
        'endowments.correct',
        { type: 'waqf', id: waqf.id },
        { documentId: deed.id, fields },
      );
      await this.pages.waqfChanged(ctx, waqf);
      return deed;
    });
  }

  /** Takes back the last confirmation or correction of a field. @throws as `execute` */
  async undo(ctx: Ctx, input: { waqfId: string; documentId: string; field: FieldName }): Promise<Deed> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.reach.asFounder(ctx, input.waqfId);
      const deed = await this.documents.undoCorrection(ctx, { ...input, waqfId: waqf.id });
      await this.findable.keep(ctx, waqf.id);
      await this.audit.record(
        ctx,
        'endowments.undo-correction',
        { type: 'waqf', id: waqf.id },
        { documentId: deed.id, fields: [input.field] },
      );
      await this.pages.waqfChanged(ctx, waqf);
      return deed;
    });
  }
}
