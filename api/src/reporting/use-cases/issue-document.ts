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

/** What is issued, before its file is made. */
export interface DocumentToIssue extends Pick<IssuedDocument, 'title' | 'subject' | 'waqfId'> {
  readonly kind: DocumentKind;
  /** Beginning of the subject: of those that begin alike one stands at a time; the whole subject if left out. */
  readonly about?: string;
  /** Where people reach the platform, for the code. */
  readonly origin: string;
}

/** Another document took the place of the one that this one was to supersede. */
export class IssuedMeanwhile extends Error {
  constructor(readonly latest: LatestDocument | undefined) {
    super('another document of the subject was issued meanwhile');
  }
}

/**
 * Issues a document: a number, a code by which everybody can verify it; it supersedes the last one of its subject. The
 * file is made outside of a transaction.
 */
@Injectable()
export class IssueDocument {
  constructor(
    private readonly transactions: Transactions,
    private readonly documents: IssuedDocumentRepository,
    private readonly nameDocument: NameDocument,
  ) {}

  /**
   * @param make the file that says of itself what it is given
   * @param then in the same transaction as the document
   * @throws what `make` throws; IssuedMeanwhile: it is made again
   */
  async execute(
    ctx: Ctx,
    wanted: DocumentToIssue,
    make: (identity: DocumentIdentity) => Promise<Blob>,
    then: (ctx: Ctx, document: IssuedDocument) => Promise<void> = async () => undefined,
  ): Promise<IssuedDocument> {
    return this.supersede(ctx, await this.latest(ctx, wanted), wanted, make, then);
  }

  /** The document that the wanted one would supersede. */
  latest(ctx: Ctx, { subject, about }: DocumentToIssue): Promise<LatestDocument | undefined> {
    return this.transactions.run(ctx, (ctx) =>
      about === undefined ? this.documents.latest(ctx, subject) : this.documents.latestAbout(ctx, about),
    );
  }

  /** As `execute`. @param latest what `latest` gave */
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
      // What the file says that it supersedes must still be so.
      const now = await this.latest(ctx, wanted);
      if (now?.id !== latest?.id) throw new IssuedMeanwhile(now);
      await this.documents.add(ctx, document, code);
      await then(ctx, document);
    });
    return document;
  }
}
