import { Injectable } from '@nestjs/common';
import type { DocumentStatus, StageProgress } from '@waqf/contracts/documents';
import { type Ctx, newId, sql } from '../../platform/index.js';
import type { DeedMentions, ExtractedField, PageSize, ReadingError } from '../domain/document.js';
import { deedStates } from '../domain/deed-states.js';

const reading = deedStates.inSql('read');
const failing = deedStates.inSql('fail');

const claimDocument = sql({
  name: 'documents.claim-document',
  text: `UPDATE documents.document
         SET claim = $2, claimed_until = clock_timestamp() + make_interval(secs => $3), attempts = attempts + 1
         WHERE id = $1 AND status = 'processing' AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
         RETURNING waqf_id, attempts`,
  row: { waqf_id: 'uuid', attempts: 'int4' },
});
const renewClaim = sql({
  name: 'documents.renew-claim',
  text: `UPDATE documents.document SET claimed_until = clock_timestamp() + make_interval(secs => $3)
         WHERE id = $1 AND claim = $2`,
});
const releaseClaim = sql({
  name: 'documents.release-claim',
  text: `UPDATE documents.document
         SET claim = NULL, claimed_until = NULL, queued_at = clock_timestamp(), attempts = attempts - $3
         WHERE id = $1 AND claim = $2`,
});
const finishReading = sql({
  name: 'documents.finish-reading',
  text: `UPDATE documents.document
         SET status = ${reading.to}, pages = $3, fields = $4, stages = $5, processed_at = $6, mentions = $7,
           error_code = NULL, error_ar = NULL, error_en = NULL, error_reference = NULL,
           claim = NULL, claimed_until = NULL
         WHERE id = $1 AND claim = $2 AND status ${reading.from}`,
});
const failReading = sql({
  name: 'documents.fail-reading',
  text: `UPDATE documents.document
         SET status = ${failing.to}, error_code = $3, error_ar = $4, error_en = $5, error_reference = $6, stages = $7,
           processed_at = $8, claim = NULL, claimed_until = NULL
         WHERE id = $1 AND claim = $2 AND status ${failing.from}`,
});
const enterByHand = sql({
  name: 'documents.enter-by-hand',
  text: `UPDATE documents.document
         SET status = $2, by_hand = true, pages = $3, fields = $4, processed_at = $5,
           error_code = NULL, error_ar = NULL, error_en = NULL, error_reference = NULL
         WHERE id = $1 AND status = ANY ($6::text[])`,
});
const listStranded = sql({
  name: 'documents.list-stranded-documents',
  text: `SELECT id FROM documents.document
         WHERE status = 'processing' AND (claimed_until < clock_timestamp()
           OR (claimed_until IS NULL AND queued_at < clock_timestamp() - make_interval(secs => $1)))
         ORDER BY queued_at LIMIT $2`,
  row: { id: 'uuid' },
});

/** The right to write the result of a reading, until it expires. */
export interface Claim {
  documentId: string;
  waqfId: string;
  token: string;
  /** Starts at 1. */
  attempt: number;
}

export interface ReadingResult {
  pages: PageSize[];
  fields: ExtractedField[];
  stages: StageProgress[];
  mentions: DeedMentions;
}

/**
 * Claims of documents that are being read. A claim expires when its holder stops renewing it (a killed process), and
 * only the holder of the present claim can write stages or a result. So two readers never mix, and no document gets
 * stuck. Times are the database's own, because claims are compared across processes.
 */
@Injectable()
export class ReadingsRepository {
  /**
   * Claims a queued document for reading.
   * @returns undefined when it is already read, or another process is reading it
   */
  async claim(ctx: Ctx, documentId: string, seconds: number): Promise<Claim | undefined> {
    const token = newId();
    const row = await claimDocument.first(ctx, [documentId, token, seconds]);
    return row && { documentId, waqfId: row.waqf_id, token, attempt: row.attempts };
  }

  async renew(ctx: Ctx, claim: Claim, seconds: number): Promise<void> {
    await renewClaim.run(ctx, [claim.documentId, claim.token, seconds]);
  }

  /**
   * Releases the claim, so that the next attempt does not have to wait until it expires.
   * @param counts false when a shutdown stopped the reading, so that the attempt does not count against the file
   */
  async release(ctx: Ctx, claim: Claim, counts: boolean): Promise<void> {
    await releaseClaim.run(ctx, [claim.documentId, claim.token, counts ? 0 : 1]);
  }

  /** Writes fields and status in one statement. @returns false, without writing, when the claim is no longer ours */
  async finish(ctx: Ctx, claim: Claim, result: ReadingResult): Promise<boolean> {
    const written = await finishReading.run(ctx, [
      claim.documentId,
      claim.token,
      JSON.stringify(result.pages),
      JSON.stringify(result.fields),
      JSON.stringify(result.stages),
      ctx.clock.now(),
      JSON.stringify(result.mentions),
    ]);
    return written === 1;
  }

  async fail(ctx: Ctx, claim: Claim, error: ReadingError, stages: StageProgress[]): Promise<boolean> {
    const written = await failReading.run(ctx, [
      claim.documentId,
      claim.token,
      error.code,
      error.message.ar,
      error.message.en,
      error.reference,
      JSON.stringify(stages),
      ctx.clock.now(),
    ]);
    return written === 1;
  }

  /** Opens a deed that could not be read, so that its fields can be entered. The caller has locked it. */
  async enterByHand(
    ctx: Ctx,
    documentId: string,
    { pages, fields }: Pick<ReadingResult, 'pages' | 'fields'>,
    { from, to }: { from: readonly DocumentStatus[]; to: DocumentStatus },
  ): Promise<void> {
    await enterByHand.run(ctx, [documentId, to, JSON.stringify(pages), JSON.stringify(fields), ctx.clock.now(), from]);
  }

  /**
   * Documents that should be read but are not: their claim has expired (the process died), or no job started in time.
   * @param seconds how long a queued document may wait before its job counts as lost
   */
  async stranded(ctx: Ctx, seconds: number, limit: number): Promise<string[]> {
    const rows = await listStranded.rows(ctx, [seconds, limit]);
    return rows.map((row) => row.id);
  }
}
