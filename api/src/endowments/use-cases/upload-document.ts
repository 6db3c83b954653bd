import { Injectable } from '@nestjs/common';
import type { DocumentType } from '@waqf/contracts/documents';
import { DocumentsFacade, type Deed, type ReceivedFile } from '../../documents/index.js';
import { Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import { OpenAmendment } from './open-amendment.js';
import { UpdateWaqfStatus } from './update-waqf-status.js';

/**
 * Adds a deed, or a newer version of one. Before approval it is in force at once; afterwards it opens or joins an
 * amendment.
 */
@Injectable()
export class UploadDocument {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly documents: DocumentsFacade,
    private readonly openAmendment: OpenAmendment,
    private readonly status: UpdateWaqfStatus,
  ) {}

  /** Checks, before the file is read, whether this user may upload here. @throws the same errors as `execute` */
  async allow(ctx: Ctx, waqfId: string): Promise<void> {
    await this.access.toUpload(ctx, waqfId);
  }

  /** @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403) */
  async execute(ctx: Ctx, input: { waqfId: string; type: DocumentType; file: ReceivedFile }): Promise<Deed> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.access.asFounder(ctx, input.waqfId);
      const amendmentId =
        waqf.status === 'approved' ? await this.openAmendment.execute(ctx, waqf.id, person.userId) : null;
      const { type, file } = input;
      const upload = { waqfId: waqf.id, type, file, uploadedBy: person.userId, amendmentId };
      const deed = await this.documents.store(ctx, upload);
      await this.status.update(ctx, waqf);
      return deed;
    });
  }
}
