import { Injectable } from '@nestjs/common';
import { type Ctx, sql } from '../../platform/index.js';

/**
 * True for a file in use: a deed (also superseded or withdrawn), an attachment, a rewritten copy of either, or a page's
 * picture.
 */
const named = `(EXISTS (SELECT 1 FROM documents.document WHERE document.sha256 = file.sha256)
    OR EXISTS (SELECT 1 FROM documents.served_file AS served JOIN documents.document ON document.sha256 = served.sha256
         WHERE served.served_sha256 = file.sha256)
    OR EXISTS (SELECT 1 FROM documents.attachment WHERE attachment.sha256 = file.sha256)
    OR EXISTS (SELECT 1 FROM documents.served_file AS served
         JOIN documents.attachment ON attachment.sha256 = served.sha256 WHERE served.served_sha256 = file.sha256)
    OR EXISTS (SELECT 1 FROM documents.page_drawing AS drawing
         JOIN documents.document ON document.sha256 = drawing.file_sha256 WHERE drawing.sha256 = file.sha256))`;
/** Measured by the database's clock, which is shared by all processes that use the folder. `$1` is the age in hours. */
const old = `file.stored_at < clock_timestamp() - make_interval(hours => $1)`;

const claimFile = sql({
  name: 'documents.claim-stored-file',
  text: `INSERT INTO documents.stored_file (sha256, stored_at) VALUES ($1, clock_timestamp())
         ON CONFLICT (sha256) DO UPDATE SET stored_at = excluded.stored_at`,
});
const deleteReferenced = sql({
  name: 'documents.forget-named-files',
  text: `DELETE FROM documents.stored_file AS file WHERE ${old} AND ${named}`,
});
const listUnnamed = sql({
  name: 'documents.list-unnamed-files',
  text: `SELECT sha256 FROM documents.stored_file AS file WHERE ${old} AND NOT ${named} ORDER BY stored_at LIMIT $2`,
  row: { sha256: 'text' },
});
const lockUnnamed = sql({
  name: 'documents.lock-unnamed-file',
  text: `SELECT sha256 FROM documents.stored_file AS file
         WHERE ${old} AND NOT ${named} AND sha256 = $2 FOR UPDATE SKIP LOCKED`,
  row: { sha256: 'text' },
});
const isKnownFile = sql({
  name: 'documents.is-stored-file-known',
  text: `SELECT file.sha256 FROM (SELECT $1::text AS sha256) AS file
         WHERE EXISTS (SELECT 1 FROM documents.stored_file AS stored WHERE stored.sha256 = file.sha256) OR ${named}`,
  row: { sha256: 'text?' },
});
const forgetFile = sql({
  name: 'documents.forget-stored-file',
  text: 'DELETE FROM documents.stored_file WHERE sha256 = $1',
});

/** Which files were stored recently; the row of a file is also the lock between an upload and the sweep. */
@Injectable()
export class StoredFilesRepository {
  /** Records that this content is being stored now; waits for a sweep that is removing it. */
  async claim(ctx: Ctx, sha256: string): Promise<void> {
    await claimFile.run(ctx, [sha256]);
  }

  /** Deletes the rows of old files that a document refers to: those files are kept permanently. */
  async deleteReferenced(ctx: Ctx, ageHours: number): Promise<void> {
    await deleteReferenced.run(ctx, [ageHours]);
  }

  /** Old files that nothing refers to, oldest first; the final decision for each is made by `lockUnnamed`. */
  async unnamed(ctx: Ctx, ageHours: number, atMost: number): Promise<string[]> {
    const rows = await listUnnamed.rows(ctx, [ageHours, atMost]);
    return rows.map((row) => row.sha256);
  }

  /**
   * Locks the row of a file until the transaction ends, so that an upload of the same content waits. An earlier upload
   * has renewed the row, and one in progress has it locked; in both cases the file is kept.
   * @returns true when the file is old and nothing refers to it
   */
  async lockUnnamed(ctx: Ctx, sha256: string, ageHours: number): Promise<boolean> {
    return (await lockUnnamed.first(ctx, [ageHours, sha256])) !== undefined;
  }

  /** Whether the file was uploaded recently or is in use here, so that only the sweep may remove it. */
  async isKnown(ctx: Ctx, sha256: string): Promise<boolean> {
    return (await isKnownFile.first(ctx, [sha256])) !== undefined;
  }

  async forget(ctx: Ctx, sha256: string): Promise<void> {
    await forgetFile.run(ctx, [sha256]);
  }
}
