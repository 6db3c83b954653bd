import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { type Blob, Blobs, type Ctx, newId, personOf, Transactions } from '../../platform/index.js';
import type { DocumentKind } from '../domain/document-number.js';
import type { DocumentIdentity } from '../files/document-frame.js';
import { IssuedDocumentRepository } from '../persistence/issued-document.repository.js';
import { NameDocument } from './name-document.js';

const largestFile = 10 * 1024 * 1024;

/** A document that is handed out. */
export type HandedOut = Blob & { number: string };

/** What is issued, and what tells it from another. */
export interface OnceOf {
  /** What it is about, ending in a blank: of these only one stands at a time. */
  readonly about: string;
  /** Fingerprint of what it says: as long as it is the same, the document that was issued stands. */
  readonly says: string;
  readonly series: DocumentKind;
  readonly title: Bilingual;
  readonly waqfId: string;
  /** Where people reach the platform, for the code. */
  readonly origin: string;
  typeset(identity: DocumentIdentity): Promise<Buffer>;
  /** Records the fact, in the transaction that keeps the document. */
  record(ctx: Ctx, issued: { number: string; sha256: string }): Promise<void>;
}

/**
 * Issues a document with a number, and a code by which everybody can verify it. One that says the same is handed out
 * again; one that says something else supersedes it.
 */
@Injectable()
export class IssueOnce {
  constructor(
    private readonly transactions: Transactions,
    private readonly blobs: Blobs,
    private readonly documents: IssuedDocumentRepository,
    private readonly nameDocument: NameDocument,
  ) {}

  /** @throws TypesettingFailed, StorageFullError (507) */
  async execute(ctx: Ctx, wanted: OnceOf): Promise<HandedOut> {
    const latest = await this.transactions.run(ctx, (ctx) => this.documents.latestAbout(ctx, wanted.about));
    return latest?.subject === wanted.about + wanted.says ? latest : this.issue(ctx, wanted, latest);
  }

  /** The file as the answer of a call. */
  answer({ sha256, size, number }: HandedOut): StreamableFile {
    return new StreamableFile(this.blobs.read(sha256), {
      type: 'application/pdf',
      length: size,
      disposition: `attachment; filename="${number}.pdf"`,
    });
  }

  private async issue(
    ctx: Ctx,
    { about, says, series, title, waqfId, origin, typeset, record }: OnceOf,
    latest: { id: string; number: string } | undefined,
  ): Promise<HandedOut> {
    const { userId } = personOf(ctx);
    const named = { kind: series, origin, supersedes: latest?.number ?? null };
    const { identity, code } = await this.nameDocument.execute(ctx, named);
    const { number, issuedAt } = identity;
    const file = await typeset(identity);
    const { sha256, size } = await this.blobs.write(Readable.from([file]), largestFile);
    return this.transactions.run(ctx, async (ctx) => {
      // Of two that were made at once the first stands, and both people get it.
      const meanwhile = await this.documents.latestAbout(ctx, about);
      if (meanwhile && meanwhile.id !== latest?.id) return meanwhile;
      const document = { id: newId(), number, title, subject: about + says, waqfId, issuedBy: userId, issuedAt };
      await this.documents.add(ctx, { ...document, sha256, size, supersedes: latest?.id ?? null }, code);
      await record(ctx, { number, sha256 });
      return { number, sha256, size };
    });
  }
}
