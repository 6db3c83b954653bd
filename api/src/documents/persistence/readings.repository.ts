import { Injectable } from '@nestjs/common';
import type { StageProgress } from '@waqf/contracts/documents';
import { newId, type Ctx } from '../../platform/index.js';
import type { DeedMentions, ExtractedField, PageSize, ReadingError } from '../domain/document.js';

/** The right to write the result of a reading, until it lapses. */
export interface Claim {
  documentId: string;
  waqfId: string;
  token: string;
  /** 1 for the first. */
  attempt: number;
}

export interface ReadingResult {
  pages: PageSize[];
  fields: ExtractedField[];
  stages: StageProgress[];
  mentions: DeedMentions;
}

/**
 * Claims of documents under reading. A claim lapses when its holder stops renewing it (a killed process), and only the
 * holder of the present claim can write stages or a result; so two readers never mix, and none is stuck.
 * Times are the database's own, because claims are compared across processes.
 */
@Injectable()
export class ReadingsRepository {
  /** Claims a queued document that nobody reads. @returns undefined when it is read already, or someone reads it now */
  async claim(ctx: Ctx, documentId: string, seconds: number): Promise<Claim | undefined> {
    const token = newId();
    const [row] = await ctx.manager.query<{ waqf_id: string; attempts: number }[]>(
      `WITH claimed AS (
         UPDATE documents.document
         SET claim = $2, claimed_until = clock_timestamp() + make_interval(secs => $3), attempts = attempts + 1
         WHERE id = $1 AND status = 'processing' AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
         RETURNING waqf_id, attempts)
       SELECT waqf_id, attempts FROM claimed`,
      [documentId, token, seconds],
    );
    return row && { documentId, waqfId: row.waqf_id, token, attempt: row.attempts };
  }

  async renew(ctx: Ctx, claim: Claim, seconds: number): Promise<void> {
    await ctx.manager.query(
      `UPDATE documents.document SET claimed_until = clock_timestamp() + make_interval(secs => $3) WHERE id = $1 AND claim = $2`,
      [claim.documentId, claim.token, seconds],
    );
  }

  /**
   * Lets go, so that the next attempt need not wait for the claim to lapse.
   * @param counts false when the reading was stopped by a shutdown and nothing speaks against the file
   */
  async release(ctx: Ctx, claim: Claim, counts: boolean): Promise<void> {
    await ctx.manager.query(
      `UPDATE documents.document SET claim = NULL, claimed_until = NULL, queued_at = clock_timestamp(), attempts = attempts - $3
       WHERE id = $1 AND claim = $2`,
      [claim.documentId, claim.token, counts ? 0 : 1],
    );
  }

  /** Fields and status in one statement. @returns false when the claim is no longer ours: nothing is written then */
  async finish(ctx: Ctx, claim: Claim, result: ReadingResult): Promise<boolean> {
    return this.end(
      ctx,
      claim,
      `status = 'processed', pages = $3, fields = $4, stages = $5, processed_at = $6, mentions = $7,
      error_code = NULL, error_ar = NULL, error_en = NULL, error_reference = NULL`,
      [
        JSON.stringify(result.pages),
        JSON.stringify(result.fields),
        JSON.stringify(result.stages),
        ctx.clock.now(),
        JSON.stringify(result.mentions),
      ],
    );
  }

  async fail(ctx: Ctx, claim: Claim, error: ReadingError, stages: StageProgress[]): Promise<boolean> {
    return this.end(
      ctx,
      claim,
      `status = 'error', error_code = $3, error_ar = $4, error_en = $5, error_reference = $6, stages = $7, processed_at = $8`,
      [error.code, error.message.ar, error.message.en, error.reference, JSON.stringify(stages), ctx.clock.now()],
    );
  }

  /**
   * Documents under reading that nobody reads: the claim lapsed (their process died), or no job came for them in time.
   * @param seconds how long a queued document may wait before its job counts as lost
   */
  async stranded(ctx: Ctx, seconds: number, limit: number): Promise<string[]> {
    const rows = await ctx.manager.query<{ id: string }[]>(
      `SELECT id FROM documents.document
       WHERE status = 'processing' AND (claimed_until < clock_timestamp()
         OR (claimed_until IS NULL AND queued_at < clock_timestamp() - make_interval(secs => $1)))
       ORDER BY queued_at LIMIT $2`,
      [seconds, limit],
    );
    return rows.map((row) => row.id);
  }

  private async end(ctx: Ctx, claim: Claim, sets: string, values: unknown[]): Promise<boolean> {
    const [row] = await ctx.manager.query<unknown[]>(
      `WITH ended AS (
         UPDATE documents.document SET ${sets}, claim = NULL, claimed_until = NULL
         WHERE id = $1 AND claim = $2 AND status = 'processing' RETURNING id)
       SELECT id FROM ended`,
      [claim.documentId, claim.token, ...values],
    );
    return row !== undefined;
  }
}
