import { Injectable } from '@nestjs/common';
import { type Ctx, newId, personOf } from '../../platform/index.js';
import type { Attachment } from '../domain/attachment.js';
import { exceededQuota } from '../domain/storage-quota.js';
import { DocumentsQuotaError } from '../documents.errors.js';
import { AttachmentRepository } from '../persistence/attachment.repository.js';
import { StorageUseRepository } from '../persistence/storage-use.repository.js';
import type { ReceivedFile } from './receive-file.js';

/** Makes a received file the newest attachment of a subject; the subject's owner records the fact. */
@Injectable()
export class StoreAttachment {
  constructor(
    private readonly attachments: AttachmentRepository,
    private readonly use: StorageUseRepository,
  ) {}

  /** Runs in the caller's transaction. @throws DocumentsQuotaError (413): deeds and attachments share one quota */
  async execute(ctx: Ctx, of: { subjectId: string; waqfId: string; file: ReceivedFile }): Promise<Attachment> {
    const { userId: addedBy } = personOf(ctx);
    const { subjectId, waqfId, file } = of;
    const exceeded = exceededQuota(await this.use.stored(ctx, { personId: addedBy, waqfId }), file.size);
    if (exceeded) throw new DocumentsQuotaError(exceeded);
    const kept = { id: newId(), subjectId, waqfId, ...file, addedBy, addedAt: ctx.clock.now() };
    await this.attachments.add(ctx, kept);
    return kept;
  }
}
