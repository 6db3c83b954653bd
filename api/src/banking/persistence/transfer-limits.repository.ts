import { Injectable } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { type Ctx, neverNull, oneOf, sql } from '../../platform/index.js';
import type { LimitedParty, PartyLimits } from '../domain/transfer-limits.js';

const given = 'unnest gives what was passed';
const findLimits = sql({
  name: 'banking.find-transfer-limits',
  prepared: true,
  text: `SELECT party.party_id AS "partyId", party.side, party.waqf_id AS "waqfId",
           policy.approval_above_halalas AS "approvalAbove", policy.second_approver_id AS "secondApproverId",
           coalesce(sums.day, 0)::bigint AS day, coalesce(sums.month, 0)::bigint AS month,
           coalesce(sums.known, false) AS "isKnown"
         FROM unnest($1::uuid[], $2::text[], $3::uuid[]) AS party (party_id, side, waqf_id)
         CROSS JOIN (SELECT ($4::timestamptz AT TIME ZONE 'Asia/Riyadh')::date AS day) AS today
         LEFT JOIN banking.transfer_policy AS policy ON policy.waqf_id = party.waqf_id
         LEFT JOIN LATERAL (
           SELECT sum(halalas) FILTER (WHERE transfer_day.day = today.day) AS day,
             sum(halalas) FILTER (WHERE transfer_day.day > today.day - 30) AS month,
             bool_or(transfer_day.day < today.day OR is_approved) AS known
           FROM banking.transfer_day
           -- A payee who received nothing for a year is a new one again.
           WHERE transfer_day.party_id = party.party_id AND transfer_day.side = party.side
             AND transfer_day.day > today.day - 366
         ) AS sums ON true`,
  row: {
    partyId: neverNull('uuid', given),
    side: oneOf(['from', 'to'], given),
    waqfId: neverNull('uuid', given),
    approvalAbove: 'int8?',
    secondApproverId: 'uuid?',
    day: neverNull('int8', 'coalesce'),
    month: neverNull('int8', 'coalesce'),
    isKnown: neverNull('bool', 'coalesce'),
  },
});

/** Sums of what was moved without approval, with the policies of the waqfs. */
@Injectable()
export class TransferLimitsRepository {
  /**
   * Call it after the accounts are locked. It is a separate statement, because a statement that waits for a lock sees
   * older versions of the rows of other tables.
   */
  async of(ctx: Ctx, parties: readonly LimitedParty[]): Promise<PartyLimits[]> {
    if (parties.length === 0) return [];
    const rows = await findLimits.rows(ctx, [
      parties.map(({ partyId }) => partyId),
      parties.map(({ side }) => side),
      parties.map(({ waqfId }) => waqfId),
      ctx.clock.now(),
    ]);
    return rows.map((row) => ({
      ...row,
      day: halalas(BigInt(row.day)),
      month: halalas(BigInt(row.month)),
      approvalAbove: row.approvalAbove === null ? null : halalas(BigInt(row.approvalAbove)),
    }));
  }
}
