import { Injectable } from '@nestjs/common';
import type { DocumentType } from '@waqf/contracts/documents';
import { Facts, type Ctx } from '../../platform/index.js';
import type { Deed } from '../domain/document.js';
import { exceededQuota } from '../domain/storage-quota.js';
import { DocumentsQuotaError } from '../documents.errors.js';
import { deedUploaded } from '../documents.facts.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';
import { StorageUseRepository } from '../persistence/storage-use.repository.js';
import type { ReceivedFile } from './receive-file.js';

export interface NewVersion {
  waqfId: string;
  type: DocumentType;
  file: ReceivedFile;
  uploadedBy: string;
  /** The open amendment of an approved waqf in which the version waits; null before approval. */
  amendmentId: string | null;
}

/** Makes a received file the newest version of its type. */
@Injectable()
export class AddVersion {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly storageUse: StorageUseRepository,
    private readonly facts: Facts,
  ) {}

  /** Runs in the caller's transaction, which has locked the waqf. @throws DocumentsQuotaError (413) */
  async execute(ctx: Ctx, { waqfId, type, file, uploadedBy, amendmentId }: NewVersion): Promise<Deed> {
    const exceeded = exceededQuota(await this.storageUse.stored(ctx, { personId: uploadedBy, waqfId }), file.size);
    if (exceeded) throw new DocumentsQuotaError(exceeded);
    const versionStatus = amendmentId === null ? 'current' : 'proposed';
    const id = await this.documents.add(ctx, { waqfId, type, uploadedBy, amendmentId, versionStatus, ...file });
    const deed = await this.documents.find(ctx, id);
    if (!deed) throw new Error('a version that was just added is there');
    const { version } = deed;
    await this.facts.record(ctx, deedUploaded, { waqfId, documentId: id, documentType: type, version, amendmentId });
    return deed;
  }
}
