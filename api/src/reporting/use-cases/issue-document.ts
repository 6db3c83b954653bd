import { Injectable } from '@nestjs/common';
import { type Blob, type Ctx, newId, personOf, Transactions } from '../../platform/index.js';
import type { DocumentKind } from '../domain/document-number.js';
import type { DocumentIdentity } from '../files/document-frame.js';
import {
  type IssuedDocument,
  IssuedDocumentRepository,
  type LatestDocument,
} from '../persistence/issued-document.repository.js';
import { NameDocument } from './name-document.js';

/** A document to issue, before its file is made. */
export interface DocumentToIssue extends Pick<IssuedDocument, 'title' | 'subject' | 'waqfId'> {
  readonly kind: DocumentKind;
  /**
   * Beginning of the subject: among documents with the same beginning only one is current. Default: the whole subject.
   */
  readonly about?: string;
  /** The public address of the platform, for the verification code. */
  readonly origin: string;
}

/** Another document was issued in the meantime, so that this one would replace the wrong document. */
export class IssuedMeanwhile extends Error {
  constructor(readonly latest: LatestDocument | undefined) {
    super('another document of the subject was issued meanwhile');
  }
}

/**
 * Issues a document with a number and a code by which everybody can verify it; it replaces the previous document of its
 * subject. The file is made outside of a transaction.
 */
@Injectable()
export class IssueDocument {
  constructor(
    private readonly transactions: Transactions,
    private readonly documents: IssuedDocumentRepository,
    private readonly nameDocument: NameDocument,
  ) {}

  /**
   * @param make makes the file that shows the given identity
   * @param then runs in the same transaction that stores the document
   * @throws what `make` throws; IssuedMeanwhile: the caller makes the document again
   */
  async execute(
    ctx: Ctx,
    wanted: DocumentToIssue,
    make: (identity: DocumentIdentity) => Promise<Blob>,
    then: (ctx: Ctx, document: IssuedDocument) => Promise<void> = async () => undefined,
  ): Promise<IssuedDocument> {
    return this.supersede(ctx, await this.latest(ctx, wanted), wanted, make, then);
  }

  /** The document that the new one would replace. */
  latest(ctx: Ctx, { subject, about }: DocumentToIssue): Promise<LatestDocument | undefined> {
    return this.transactions.run(ctx, (ctx) =>
      about === undefined ? this.documents.latest(ctx, subject) : this.documents.latestAbout(ctx, about),
    );
  }

  /** As `execute`, for a known latest document. @param latest the result of `latest` */
  async supersede(
    ctx: Ctx,
    latest: LatestDocument | undefined,
    wanted: DocumentToIssue,
    make: (identity: DocumentIdentity) => Promise<Blob>,
    then: (ctx: Ctx, document: IssuedDocument) => Promise<void>,
  ): Promise<IssuedDocument> {
    const { kind, origin, title, subject, waqfId } = wanted;
    const { userId: issuedBy } = personOf(ctx);
    const named = { kind, origin, supersedes: latest?.number ?? null };
    const { identity, code } = await this.nameDocument.execute(ctx, named);
    const { number, issuedAt } = identity;
    const { sha256, size } = await make(identity);
    const about = { id: newId(), number, title, subject, waqfId, issuedBy, issuedAt };
    const document: IssuedDocument = { ...about, sha256, size, supersedes: latest?.id ?? null };
    await this.transactions.run(ctx, async (ctx) => {
      // The document that the file names as replaced must still be the latest one.
      const now = await this.latest(ctx, wanted);
      if (now?.id !== latest?.id) throw new IssuedMeanwhile(now);
      await this.documents.add(ctx, document, code);
      await then(ctx, document);
    });
    return document;
  }
}
