import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Ctx, neverNull, rowOf, sql } from '../../platform/index.js';

/** A file that was issued as a document. */
export interface IssuedDocument {
  readonly id: string;
  readonly number: string;
  readonly title: { readonly ar: string; readonly en: string };
  readonly subject: string;
  readonly waqfId: string | null;
  readonly issuedBy: string;
  readonly issuedAt: Date;
  readonly sha256: string;
  readonly size: number;
  /** Id of the document that this one replaces; null when there is none. */
  readonly supersedes: string | null;
}

/** A document that no other document has replaced yet. */
export type LatestDocument = Pick<IssuedDocument, 'id' | 'number' | 'subject' | 'sha256' | 'size'>;

const nextNumber = sql({
  name: 'reporting.next-document-number',
  text: `SELECT nextval('reporting.document_number') AS number`,
  row: { number: neverNull('int8', 'a sequence') },
});
const lockSubject = sql({
  name: 'reporting.lock-subject',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 801)) IS NULL AS locked`,
  row: { locked: neverNull('bool', 'IS NULL gives no null') },
});
const latestRow = rowOf({ id: 'uuid', number: 'text', subject: 'text', sha256: 'text', size: 'int4' });
const findLatest = sql({
  name: 'reporting.find-latest-document',
  text: `SELECT id, number, subject, sha256, size FROM reporting.issued_document d
         WHERE subject = $1 AND NOT EXISTS (SELECT FROM reporting.issued_document later WHERE later.supersedes = d.id)
         ORDER BY issued_at DESC LIMIT 1`,
  row: latestRow,
});
const findLatestAbout = sql({
  name: 'reporting.find-latest-document-about',
  text: `SELECT id, number, subject, sha256, size FROM reporting.issued_document d
         WHERE starts_with(subject, $1)
           AND NOT EXISTS (SELECT FROM reporting.issued_document later WHERE later.supersedes = d.id)
         ORDER BY issued_at DESC LIMIT 1`,
  row: latestRow,
});
const addDocument = sql({
  name: 'reporting.add-document',
  text: `INSERT INTO reporting.issued_document (id, code_hash, number, title_ar, title_en, subject, waqf_id, issued_by,
           issued_at, sha256, size, supersedes)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
});
const laterRow = rowOf({ later_number: 'text?', later_issued_at: 'timestamptz?' });
const findByCode = sql({
  name: 'reporting.find-document-by-code',
  text: `SELECT d.number, d.title_ar, d.title_en, d.waqf_id, d.issued_at, d.sha256, later.number AS later_number,
           later.issued_at AS later_issued_at
         FROM reporting.issued_document d LEFT JOIN reporting.issued_document later ON later.supersedes = d.id
         WHERE d.code_hash = $1`,
  row: {
    number: 'text',
    title_ar: 'text',
    title_en: 'text',
    waqf_id: 'uuid?',
    issued_at: 'timestamptz',
    sha256: 'text',
    ...laterRow,
  },
});

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** The table `reporting.issued_document`: rows are added and never changed. */
@Injectable()
export class IssuedDocumentRepository {
  /** A unique number. */
  async nextNumber(ctx: Ctx): Promise<number> {
    return Number((await nextNumber.one(ctx)).number);
  }

  /** The current document of this subject; no other one can be issued for it until the transaction ends. */
  async latest(ctx: Ctx, subject: string): Promise<LatestDocument | undefined> {
    await lockSubject.one(ctx, [subject]);
    return findLatest.first(ctx, [subject]);
  }

  /** As `latest`, for all documents whose subject begins with this text. */
  async latestAbout(ctx: Ctx, about: string): Promise<LatestDocument | undefined> {
    await lockSubject.one(ctx, [about]);
    return findLatestAbout.first(ctx, [about]);
  }

  /** @param code only its hash is stored */
  async add(ctx: Ctx, document: IssuedDocument, code: string): Promise<void> {
    const { id, number, title, subject, waqfId, issuedBy, issuedAt, sha256, size, supersedes } = document;
    const about = [id, hashOf(code), number, title.ar, title.en, subject, waqfId, issuedBy];
    await addDocument.run(ctx, [...about, issuedAt, sha256, size, supersedes]);
  }

  async findByCode(ctx: Ctx, code: string) {
    const row = await findByCode.first(ctx, [hashOf(code)]);
    if (!row) return undefined;
    return {
      number: row.number,
      title: { ar: row.title_ar, en: row.title_en },
      waqfId: row.waqf_id,
      issuedAt: row.issued_at,
      sha256: row.sha256,
      later:
        row.later_number !== null && row.later_issued_at !== null
          ? { number: row.later_number, issuedAt: row.later_issued_at }
          : null,
    };
  }
}
