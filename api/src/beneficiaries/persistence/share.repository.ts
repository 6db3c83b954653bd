import { Injectable } from '@nestjs/common';
import { type Ctx, rowOf, sql } from '../../platform/index.js';

/** A change of a share. Shares are percent; null when none was set. */
export interface ShareChange {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly waqfId: string;
  readonly before: number | null;
  readonly after: number | null;
  /** First day of the new share, ISO; null for a correction of what was recorded. */
  readonly from: string | null;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const addChange = sql({
  name: 'beneficiaries.add-share-change',
  text: `INSERT INTO beneficiaries.share_change (id, beneficiary_id, waqf_id, before_percentage, percentage,
           effective_on, changed_by, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6::date, $7, $8)`,
});
const lastDay = sql({
  name: 'beneficiaries.find-last-share-day',
  text: `SELECT max(effective_on)::text AS day FROM beneficiaries.share_change WHERE beneficiary_id = $1`,
  row: { day: 'text?' },
});
const listChanges = sql({
  name: 'beneficiaries.list-share-changes',
  text: `SELECT id, beneficiary_id AS "beneficiaryId", waqf_id AS "waqfId", before_percentage AS before,
           percentage AS after, effective_on::text AS "from", changed_by AS "changedBy", changed_at AS "changedAt"
         FROM beneficiaries.share_change WHERE beneficiary_id = $1 ORDER BY changed_at DESC, id DESC LIMIT 50`,
  row: rowOf({
    id: 'uuid',
    beneficiaryId: 'uuid',
    waqfId: 'uuid',
    before: 'numeric?',
    after: 'numeric?',
    from: 'text?',
    changedBy: 'uuid',
    changedAt: 'timestamptz',
  }),
});
/** The first change after a day has the share before it, which is the share on that day. */
const listBefore = sql({
  name: 'beneficiaries.list-shares-on-day',
  text: `SELECT DISTINCT ON (beneficiary_id) beneficiary_id AS "beneficiaryId", before_percentage AS share
         FROM beneficiaries.share_change WHERE waqf_id = $1 AND effective_on > $2::date
         ORDER BY beneficiary_id, effective_on, changed_at, id`,
  row: { beneficiaryId: 'uuid', share: 'numeric?' },
});

const percentOf = (share: string | null): number | null => (share === null ? null : Number(share));

/** The table `beneficiaries.share_change`. */
@Injectable()
export class ShareRepository {
  async add(ctx: Ctx, change: ShareChange): Promise<void> {
    const { id, beneficiaryId, waqfId, before, after, from, changedBy, changedAt } = change;
    await addChange.run(ctx, [id, beneficiaryId, waqfId, before, after, from, changedBy, changedAt]);
  }

  /** ISO day from which the latest dated change of the share applies; null when there is none. */
  async lastDay(ctx: Ctx, beneficiaryId: string): Promise<string | null> {
    return (await lastDay.one(ctx, [beneficiaryId])).day;
  }

  /** The changes of a beneficiary's share, latest first. */
  async ofBeneficiary(ctx: Ctx, beneficiaryId: string): Promise<ShareChange[]> {
    const rows = await listChanges.rows(ctx, [beneficiaryId]);
    return rows.map((row) => ({ ...row, before: percentOf(row.before), after: percentOf(row.after) }));
  }

  /** Shares on a day by beneficiary id, only for those whose share has changed since; others have the recorded one. */
  async on(ctx: Ctx, waqfId: string, day: string): Promise<ReadonlyMap<string, number | null>> {
    const rows = await listBefore.rows(ctx, [waqfId, day]);
    return new Map(rows.map(({ beneficiaryId, share }) => [beneficiaryId, percentOf(share)]));
  }
}
