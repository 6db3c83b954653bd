import { Injectable } from '@nestjs/common';
import { DocumentsFacade } from '../../documents/index.js';
import type { Ctx } from '../../platform/index.js';
import type { PackFile } from './pack-file.js';

/** The current deeds of the waqf, as the files that users download. */
@Injectable()
export class PackDeeds {
  constructor(private readonly documents: DocumentsFacade) {}

  async *files(ctx: Ctx, waqfId: string): AsyncGenerator<PackFile> {
    for (const deed of await this.documents.currentOf(ctx, [waqfId])) {
      const { stream, mimeType } = await this.documents.openFile(ctx, deed);
      const ending = mimeType === 'application/pdf' ? 'pdf' : mimeType.replace(/^image\//, '').replace('jpeg', 'jpg');
      yield { name: `5-deeds/${deed.type.replaceAll('_', '-')}-v${deed.version}.${ending}`, content: stream };
    }
  }
}
