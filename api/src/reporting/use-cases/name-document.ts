import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Ctx, personOf } from '../../platform/index.js';
import { type DocumentKind, documentNumber } from '../domain/document-number.js';
import type { DocumentIdentity } from '../files/document-frame.js';
import { IssuedDocumentRepository } from '../persistence/issued-document.repository.js';

/** Prepares the identity of a document to be issued, and the code by which everybody can verify it. */
@Injectable()
export class NameDocument {
  constructor(private readonly documents: IssuedDocumentRepository) {}

  /**
   * @param origin the public address of the platform, for the verification code
   * @param supersedes number of the document that this one replaces
   */
  async execute(
    ctx: Ctx,
    { kind, origin, supersedes }: { kind: DocumentKind; origin: string; supersedes: string | null },
  ): Promise<{ identity: DocumentIdentity; code: string }> {
    const { fullName: issuedBy } = personOf(ctx);
    const issuedAt = ctx.clock.now();
    const number = documentNumber(kind, issuedAt, await this.documents.nextNumber(ctx));
    const code = randomBytes(16).toString('hex');
    return { identity: { number, address: `${origin}/verify/${code}`, supersedes, issuedAt, issuedBy }, code };
  }
}
