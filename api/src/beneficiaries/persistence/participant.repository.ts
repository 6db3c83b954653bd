import { Injectable } from '@nestjs/common';
import { genders } from '@waqf/contracts/beneficiaries';
import { type Ctx, oneOf, orNull, rowOf, sql } from '../../platform/index.js';
import type { ParticipantRecord } from '../domain/participant.js';

// Only the columns that a division needs: with 100,000 people, every further column costs each division time.
const columns = `id, full_name AS "fullName", allocated_percentage AS "allocatedPercentage", is_active AS "isActive",
  class, gender, weight, tier, entitled_from::text AS "entitledFrom", born_on::text AS "bornOn",
  died_on::text AS "diedOn"`;
const row = rowOf({
  id: 'uuid',
  fullName: 'text',
  allocatedPercentage: 'numeric?',
  isActive: 'bool',
  class: 'text?',
  gender: orNull(oneOf(genders)),
  weight: 'int4',
  tier: 'int4?',
  entitledFrom: 'text?',
  bornOn: 'text?',
  diedOn: 'text?',
});

/** Rows per page. */
const pageSize = 4_000;

const pageOfWaqf = sql({
  name: 'beneficiaries.page-of-participants',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary
         WHERE waqf_id = $1 AND removed_at IS NULL
           AND ($2::uuid IS NULL
             OR (created_at, id) > (SELECT created_at, id FROM beneficiaries.beneficiary WHERE id = $2))
         ORDER BY created_at, id LIMIT ${pageSize}`,
  row,
});
const fingerprint = sql({
  name: 'beneficiaries.fingerprint-of-participants',
  // A sum needs no order, so the rows are read once and not sorted.
  text: `SELECT concat_ws(' ', count(*),
           sum(hash_record_extended(ROW(id, full_name, allocated_percentage, is_active, class, gender, weight, tier,
             entitled_from, born_on, died_on), 0)),
           (SELECT sum(hash_record_extended(ROW(change.id), 0)) FROM beneficiaries.share_change change
            WHERE change.waqf_id = $1 AND change.effective_on IS NOT NULL)) AS fingerprint
         FROM beneficiaries.beneficiary WHERE waqf_id = $1 AND removed_at IS NULL`,
  row: { fingerprint: 'text' },
});

/** The table `beneficiaries.beneficiary` for the division of the yield: including suspended people, oldest first. */
@Injectable()
export class ParticipantRepository {
  /** The participants page by page, so that a large waqf is never in memory as a whole. */
  async *pagesOf(ctx: Ctx, waqfId: string): AsyncGenerator<ParticipantRecord[]> {
    const read = (after: string | null) => pageOfWaqf.rows(ctx, [waqfId, after]);
    let rows = await read(null);
    while (rows.length > 0) {
      const last = rows.length === pageSize ? rows.at(-1) : undefined;
      // The database reads the next page while this one is being processed.
      const following = last ? read(last.id) : Promise.resolve([]);
      following.catch(() => undefined);
      yield rows;
      rows = await following;
    }
  }

  /** A hash that changes with anything that a division reads of the waqf's beneficiaries. */
  async fingerprint(ctx: Ctx, waqfId: string): Promise<string> {
    return (await fingerprint.one(ctx, [waqfId])).fingerprint;
  }
}
