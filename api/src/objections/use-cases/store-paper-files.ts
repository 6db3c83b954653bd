import { Injectable } from '@nestjs/common';
import { DocumentsFacade, type OpenedFile, type ReceivedFile } from '../../documents/index.js';
import { type Ctx, newId } from '../../platform/index.js';
import type { Objection } from '../domain/objection.js';
import { ObjectionsNotFoundError } from '../objections.errors.js';
import { PaperRepository } from '../persistence/paper.repository.js';

/** The documents of objections and their stored files. The caller checks access. */
@Injectable()
export class StorePaperFiles {
  constructor(
    private readonly papers: PaperRepository,
    private readonly files: DocumentsFacade,
  ) {}

  async count(ctx: Ctx, objectionId: string): Promise<number> {
    return (await this.papers.ofObjections(ctx, [objectionId])).get(objectionId)?.length ?? 0;
  }

  /** @throws DocumentsQuotaError (413) */
  async add(ctx: Ctx, objection: Objection, file: ReceivedFile): Promise<{ paperId: string; sha256: string }> {
    const id = newId();
    const kept = await this.files.attach(ctx, { subjectId: id, waqfId: objection.waqfId, file });
    const { fileName, size, addedBy, addedAt } = kept;
    await this.papers.add(ctx, { id, objectionId: objection.id, fileName, size, addedBy, addedAt });
    return { paperId: id, sha256: kept.sha256 };
  }

  /** @throws ObjectionsNotFoundError (404) */
  async open(ctx: Ctx, of: { objectionId: string; paperId: string }): Promise<OpenedFile> {
    const paper = await this.papers.find(ctx, of);
    const kept = paper && (await this.files.attachmentsOf(ctx, [paper.id])).get(paper.id);
    if (!kept) throw new ObjectionsNotFoundError();
    return this.files.openFile(ctx, kept);
  }
}
