import { Injectable } from '@nestjs/common';
import { filingKinds } from '@waqf/contracts/endowments';
import { type Ctx, oneOf, rowOf, sql } from '../../platform/index.js';
import type { FilingDuty, FilingRecord } from '../domain/filing.js';

const duty = rowOf({ subjectId: 'uuid', waqfId: 'uuid', kind: oneOf(filingKinds), aroseOn: 'text' });
const duties = `SELECT waqf.id AS subject_id, waqf.id AS waqf_id, 'registration' AS kind, waqf.approved_at AS arose_at
    FROM endowments.waqf WHERE waqf.id = ANY ($1::uuid[]) AND waqf.approved_at IS NOT NULL
  UNION ALL
  SELECT amendment.id, amendment.waqf_id, 'change', amendment.closed_at
    FROM endowments.amendment WHERE amendment.waqf_id = ANY ($1::uuid[]) AND amendment.status = 'approved'`;

const listDuties = sql({
  name: 'endowments.list-filing-duties',
  text: `SELECT duty.subject_id AS "subjectId", duty.waqf_id AS "waqfId", duty.kind,
           (duty.arose_at AT TIME ZONE 'Asia/Riyadh')::date::text AS "aroseOn"
         FROM (${duties}) AS duty
         WHERE NOT EXISTS (SELECT FROM endowments.filing WHERE filing.subject_id = duty.subject_id)
         ORDER BY duty.arose_at, duty.subject_id`,
  row: duty,
});
const addFiling = sql({
  name: 'endowments.add-filing',
  text: `INSERT INTO endowments.filing (subject_id, waqf_id, kind, filed_on, number, recorded_by, recorded_at)
         VALUES ($1, $2, $3, $4::date, $5, $6, $7)`,
});

/** What waqfs must report to the authority; a recorded filing is never changed. */
@Injectable()
export class FilingRepository {
  /** The duties of these waqfs that nobody has fulfilled, the oldest first. */
  open(ctx: Ctx, waqfIds: readonly string[]): Promise<FilingDuty[]> {
    return listDuties.rows(ctx, [waqfIds]);
  }

  async add(ctx: Ctx, { subjectId, waqfId, kind, filedOn, number }: FilingRecord, by: string): Promise<void> {
    await addFiling.run(ctx, [subjectId, waqfId, kind, filedOn, number, by, ctx.clock.now()]);
  }
}
