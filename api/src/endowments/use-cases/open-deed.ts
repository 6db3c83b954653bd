import { Injectable } from '@nestjs/common';
import { DocumentsFacade, DocumentsNotFoundError, type Deed, type OpenedFile } from '../../documents/index.js';
import type { Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';

/** Opens the file of a deed and the pictures of its pages, for people who may see the waqf. */
@Injectable()
export class OpenDeed {
  constructor(
    private readonly access: WaqfAccess,
    private readonly documents: DocumentsFacade,
  ) {}

  /** @throws MembershipWaqfNotFoundError, DocumentsNotFoundError (404) */
  async file(ctx: Ctx, input: { waqfId: string; documentId: string }): Promise<OpenedFile> {
    return this.documents.openFile(ctx, await this.deed(ctx, input));
  }

  /** @throws MembershipWaqfNotFoundError, DocumentsNotFoundError, DocumentsPageNotFoundError (404) */
  async page(ctx: Ctx, input: { waqfId: string; documentId: string; page: number }): Promise<OpenedFile> {
    return this.documents.renderPage(ctx, await this.deed(ctx, input), input.page);
  }

  /** A nazir sees only the deeds in force, not those that were replaced or are only proposed. */
  private async deed(ctx: Ctx, { waqfId, documentId }: { waqfId: string; documentId: string }): Promise<Deed> {
    const { waqf, relation } = await this.access.toSee(ctx, waqfId);
    const deed = await this.documents.deedOf(ctx, waqf.id, documentId);
    if ((relation === 'nazir' || relation === 'appointed') && deed.versionStatus !== 'current')
      throw new DocumentsNotFoundError();
    return deed;
  }
}
