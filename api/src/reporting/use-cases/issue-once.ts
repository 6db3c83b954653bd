import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { type Blob, Blobs, type Ctx } from '../../platform/index.js';
import type { DocumentKind } from '../domain/document-number.js';
import type { DocumentIdentity } from '../files/document-frame.js';
import { IssueDocument, IssuedMeanwhile } from './issue-document.js';

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

/** Issues a document once: one that says the same is handed out again; one that says something else supersedes it. */
@Injectable()
export class IssueOnce {
  constructor(
    private readonly blobs: Blobs,
    private readonly issue: IssueDocument,
  ) {}

  /** @throws TypesettingFailed, StorageFullError (507) */
  async execute(ctx: Ctx, { about, says, series, typeset, record, ...named }: OnceOf): Promise<HandedOut> {
    const wanted = { ...named, kind: series, about, subject: about + says };
    const latest = await this.issue.latest(ctx, wanted);
    if (latest?.subject === wanted.subject) return latest;
    const make = async (identity: DocumentIdentity) =>
      this.blobs.write(Readable.from([await typeset(identity)]), largestFile);
    try {
      return await this.issue.supersede(ctx, latest, wanted, make, (ctx, { number, sha256 }) =>
        record(ctx, { number, sha256 }),
      );
    } catch (error) {
      // Of two that were made at once the first stands, and both people get it.
      if (error instanceof IssuedMeanwhile && error.latest) return error.latest;
      throw error;
    }
  }

  /** The file as the answer of a call. */
  answer({ sha256, size, number }: HandedOut): StreamableFile {
    return new StreamableFile(this.blobs.read(sha256), {
      type: 'application/pdf',
      length: size,
      disposition: `attachment; filename="${number}.pdf"`,
    });
  }
}
