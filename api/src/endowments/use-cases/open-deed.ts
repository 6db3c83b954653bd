import { Injectable } from '@nestjs/common';
import { DocumentsFacade, type Deed, type OpenedFile } from '../../documents/index.js';
import { DocumentsNotFoundError } from '../../documents/index.js';
import type { Ctx } from '../../platform/index.js';
import { ReachWaqf } from '../reach-waqf.js';

/** The file of a deed and the pictures of its pages, for those who may see the waqf. */
@Injectable()
export class OpenDeed {
  constructor(
    private readonly reach: ReachWaqf,
    private readonly documents: DocumentsFacade,
  ) {}

  /** @throws EndowmentsWaqfNotFoundError, DocumentsNotFoundError (404) */
  async file(ctx: Ctx, input: { waqfId: string; documentId: string }): Promise<OpenedFile> {
    return this.documents.openFile(ctx, await this.deed(ctx, input));
  }

  /** @throws EndowmentsWaqfNotFoundError, DocumentsNotFoundError, DocumentsPageNotFoundError (404) */
  async page(ctx: Ctx, input: { waqfId: string; documentId: string; page: number }): Promise<OpenedFile> {
    return this.documents.renderPage(ctx, await this.deed(ctx, input), input.page);
  }

  /** A nazir sees the deeds in force, not what was replaced or is merely proposed. */
  private async deed(ctx: Ctx, { waqfId, documentId }: { waqfId: string; documentId: string }): Promise<Deed> {
    const { waqf, relation } = await this.reach.toSee(ctx, waqfId);
    const deed = await this.documents.deedOf(ctx, waqf.id, documentId);
    if (relation === 'nazir' && deed.standing !== 'current') throw new DocumentsNotFoundError();
    return deed;
  }
}
