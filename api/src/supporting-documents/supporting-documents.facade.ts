import type { Answered } from '@waqf/contracts';
import { Injectable } from '@nestjs/common';
import type { SupportingDocumentState } from '@waqf/contracts/supporting-documents';
import type { Ctx } from '../platform/index.js';
import { SupportingDocumentAccess } from './access.js';
import { SupportingDocumentRepository } from './persistence/supporting-document.repository.js';

/** The data of a document in the profile of its person. */
export interface OwnDocument {
  id: string;
  name: string;
  uploadDate: string;
  status: Answered<SupportingDocumentState>;
}

/** Documents of beneficiaries as other contexts see them. */
@Injectable()
export class SupportingDocumentsFacade {
  constructor(
    private readonly access: SupportingDocumentAccess,
    private readonly documents: SupportingDocumentRepository,
  ) {}

  /** The documents of a person, newest first, at most 100. A guardian sees those of their waqfs. */
  async ofPerson(ctx: Ctx, personId: string): Promise<OwnDocument[]> {
    const found = await this.access.seen(ctx, personId, await this.documents.ofPerson(ctx, personId));
    return found.map(({ id, fileName, addedAt, state }) => ({
      id,
      name: fileName,
      uploadDate: addedAt.toISOString(),
      status: state,
    }));
  }
}
