import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { type Blob, Blobs, type Ctx } from '../../platform/index.js';
import type { DocumentKind } from '../domain/document-number.js';
import type { DocumentIdentity } from '../files/document-frame.js';
import { IssueDocument, IssuedMeanwhile } from './issue-document.js';

const largestFile = 10 * 1024 * 1024;

/** A document that is handed out to a user. */
export type IssuedFile = Blob & { number: string };

/** The document to issue, and what distinguishes it from others. */
export interface IssueRequest {
  /** What the document is about, ending in a space: only one document with this beginning is current at a time. */
  readonly about: string;
  /** Fingerprint of the content: while it is the same, the document that was already issued is used. */
  readonly says: string;
  readonly series: DocumentKind;
  readonly title: Bilingual;
  readonly waqfId: string;
  /** The public address of the platform, for the verification code. */
  readonly origin: string;
  typeset(identity: DocumentIdentity): Promise<Buffer>;
  /** Records the fact, in the transaction that stores the document. */
  record(ctx: Ctx, issued: { number: string; sha256: string }): Promise<void>;
}

/** Issues a document once: identical content is handed out again; changed content gives a document that replaces it. */
@Injectable()
export class IssueOnce {
  constructor(
    private readonly blobs: Blobs,
    private readonly issue: IssueDocument,
  ) {}

  /** @throws TypesettingFailed, StorageFullError (507) */
  async execute(ctx: Ctx, { about, says, series, typeset, record, ...named }: IssueRequest): Promise<IssuedFile> {
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
      // When two are made at the same time, the first is kept and both people receive it.
      if (error instanceof IssuedMeanwhile && error.latest) return error.latest;
      throw error;
    }
  }

  /** The file as an HTTP answer. */
  answer({ sha256, size, number }: IssuedFile): StreamableFile {
    return new StreamableFile(this.blobs.read(sha256), {
      type: 'application/pdf',
      length: size,
      disposition: `attachment; filename="${number}.pdf"`,
    });
  }
}
