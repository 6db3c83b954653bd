import { Injectable } from '@nestjs/common';
import type { DocumentType } from '@waqf/contracts/documents';
import { DocumentsFacade, type Deed, type ReceivedFile } from '../../documents/index.js';
import { Audit, Transactions, type Ctx } from '../../platform/index.js';
import { statusAfter } from '../domain/lifecycle.js';
import type { Endowment } from '../domain/waqf.js';
import { EndowmentsEditForbiddenError } from '../endowments.errors.js';
import { KeepFindable } from '../keep-findable.js';
import { AmendmentRepository } from '../persistence/amendment.repository.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { ReachWaqf } from '../reach-waqf.js';
import { TellPages } from '../tell-pages.js';

/**
 * Adds a deed, or a newer version of one. Before approval it counts at once; afterwards it opens or joins an amendment.
 */
@Injectable()
export class UploadDocument {
  constructor(
    private readonly transactions: Transactions,
    private readonly reach: ReachWaqf,
    private readonly documents: DocumentsFacade,
    private readonly waqfs: WaqfRepository,
    private readonly amendments: AmendmentRepository,
    private readonly findable: KeepFindable,
    private readonly pages: TellPages,
    private readonly audit: Audit,
  ) {}

  /** Before a byte is read: may this person upload here at all. @throws as `execute` */
  async allow(ctx: Ctx, waqfId: string): Promise<void> {
    const { relation } = await this.reach.toSee(ctx, waqfId);
    if (relation !== 'founder') throw new EndowmentsEditForbiddenError();
  }

  /** @throws EndowmentsWaqfNotFoundError (404), EndowmentsEditForbiddenError (403) */
  async execute(ctx: Ctx, input: { waqfId: string; type: DocumentType; file: ReceivedFile }): Promise<Deed> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.reach.asFounder(ctx, input.waqfId);
      const amendment =
        waqf.status === 'approved' ? await this.amendments.openOrJoin(ctx, waqf.id, person.userId) : undefined;
      const deed = await this.documents.store(ctx, {
        waqfId: waqf.id,
        type: input.type,
        file: input.file,
        uploadedBy: person.userId,
        amendmentId: amendment?.id ?? null,
      });
      await this.follow(ctx, waqf);
      await this.findable.keep(ctx, waqf.id);
      await this.audit.record(
        ctx,
        'endowments.upload',
        { type: 'waqf', id: waqf.id },
        {
          documentId: deed.id,
          type: deed.type,
          version: deed.version,
          amendmentId: deed.amendmentId,
        },
      );
      await this.pages.waqfChanged(ctx, waqf);
      return deed;
    });
  }

  /** A replaced deed takes a pending waqf back to draft, until the new one is read. */
  private async follow(ctx: Ctx, waqf: Endowment): Promise<void> {
    const status = statusAfter(waqf.status, await this.documents.currentOf(ctx, [waqf.id]));
    if (status !== waqf.status && status !== 'approved') await this.waqfs.setStatus(ctx, waqf.id, status);
  }
}
