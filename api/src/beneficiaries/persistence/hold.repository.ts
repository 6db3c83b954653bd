import { Injectable } from '@nestjs/common';
import { type Ctx, neverNull, rowOf, sql } from '../../platform/index.js';
import { activeOn } from './active-guardianship.js';

const disputed = `EXISTS (SELECT FROM beneficiaries.dispute
             WHERE dispute.beneficiary_id = beneficiary.id AND dispute.state = 'open' AND dispute.kind = 'wrong')`;
const guarded = `EXISTS (SELECT FROM beneficiaries.guardianship given
             WHERE given.ward_id = beneficiary.person_id AND given.waqf_id = beneficiary.waqf_id
               AND ${activeOn('given', '$2')})`;
const columns = `id, is_active AS "isActive", removed_at IS NOT NULL AS "isRemoved", born_on::text AS "bornOn",
           died_on::text AS "diedOn", ${disputed} AS "isDisputed",
           ${guarded} AS "hasGuardian"`;
const row = rowOf({
  id: 'uuid',
  isActive: 'bool',
  isRemoved: neverNull('bool', 'a comparison with NULL'),
  bornOn: 'text?',
  diedOn: 'text?',
  isDisputed: neverNull('bool', 'EXISTS'),
  hasGuardian: neverNull('bool', 'EXISTS'),
});

const listOfWaqf = sql({
  name: 'beneficiaries.list-possible-holds',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary
         WHERE waqf_id = $1 AND (died_on IS NOT NULL OR born_on > $3::date OR ${disputed}
           OR NOT is_active AND removed_at IS NULL) ORDER BY id`,
  row,
});
const listByIds = sql({
  name: 'beneficiaries.list-payees-of-transfers',
  prepared: true,
  text: `SELECT ${columns} FROM beneficiaries.beneficiary WHERE id = ANY ($1::uuid[])`,
  row,
});

/** Reads what decides whether beneficiaries may be paid. */
@Injectable()
export class HoldRepository {
  /** Beneficiaries of a waqf who died, may be minors, dispute being named or are suspended; in a fixed order. */
  ofWaqf(ctx: Ctx, waqfId: string, days: { today: string; bornAfter: string }) {
    return listOfWaqf.rows(ctx, [waqfId, days.today, days.bornAfter]);
  }

  /** Beneficiaries by id; unknown ids are left out. */
  byIds(ctx: Ctx, ids: readonly string[], today: string) {
    return listByIds.rows(ctx, [ids, today]);
  }
}
