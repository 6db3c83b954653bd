import { Injectable } from '@nestjs/common';
import { withholdingReasons } from '@waqf/contracts/distributions';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, oneOf, orNull, sql } from '../../platform/index.js';
import type { UnpaidLine } from '../domain/unpaid-words.js';

const why = `coalesce(withheld, 'failed')`;
const takeUnnotified = sql({
  name: 'distributions.take-unnotified-lines',
  text: `UPDATE distributions.run_line SET notified_of = ${why}
         WHERE id IN (
           SELECT id FROM distributions.run_line
           WHERE run_id = $1 AND state IN ('withheld', 'failed') AND ${why} <> 'deceased'
             AND notified_of IS DISTINCT FROM ${why}
           ORDER BY place LIMIT $2 FOR UPDATE)
         RETURNING id, beneficiary_id AS "beneficiaryId", amount_halalas AS amount, withheld,
           failure_ar AS "failureAr", failure_en AS "failureEn"`,
  row: {
    id: 'uuid',
    beneficiaryId: 'uuid',
    amount: 'int8',
    withheld: orNull(oneOf(withholdingReasons)),
    failureAr: 'text?',
    failureEn: 'text?',
  },
});

/** Lines of a run that are not paid, for the notices to their beneficiaries. */
@Injectable()
export class UnpaidLineRepository {
  /**
   * Lines whose beneficiary does not know yet why they are not paid, and marks them as known; at most `limit`. Those of
   * people who have died are left out.
   */
  async takeUnnotified(
    ctx: Ctx,
    runId: string,
    limit: number,
  ): Promise<(UnpaidLine & { id: string; beneficiaryId: string; amount: Halalas })[]> {
    const rows = await takeUnnotified.rows(ctx, [runId, limit]);
    return rows.map(({ amount, failureAr, failureEn, ...row }) => ({
      ...row,
      amount: halalas(BigInt(amount)),
      failure: failureAr === null || failureEn === null ? null : { ar: failureAr, en: failureEn },
    }));
  }
}
