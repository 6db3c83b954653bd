import { Injectable } from '@nestjs/common';
import { assetValueSources } from '@waqf/contracts/endowments';
import { type Ctx, oneOf, sql } from '../../platform/index.js';
import type { RecordedAssetValue } from '../domain/asset-value.js';

const listValues = sql({
  name: 'endowments.list-asset-values',
  text: `SELECT id, amount, valued_on::text AS "valuedOn", source, reference, recorded_by AS "recordedBy",
           recorded_at AS "recordedAt"
         FROM endowments.asset_value WHERE waqf_id = $1 ORDER BY valued_on DESC, recorded_at DESC, id DESC LIMIT $2`,
  row: {
    id: 'uuid',
    amount: 'int8',
    valuedOn: 'text',
    source: oneOf(assetValueSources),
    reference: 'text',
    recordedBy: 'uuid',
    recordedAt: 'timestamptz',
  },
});
const valuesInForce = sql({
  name: 'endowments.find-asset-values-in-force',
  text: `SELECT DISTINCT ON (waqf_id) waqf_id AS "waqfId", amount FROM endowments.asset_value
         WHERE waqf_id = ANY ($1::uuid[]) ORDER BY waqf_id, valued_on DESC, recorded_at DESC, id DESC`,
  row: { waqfId: 'uuid', amount: 'int8' },
});
const addValue = sql({
  name: 'endowments.add-asset-value',
  text: `INSERT INTO endowments.asset_value (id, waqf_id, amount, valued_on, source, reference, recorded_by,
           recorded_at)
         VALUES ($1, $2, $3, $4::date, $5, $6, $7, $8)`,
});

/** The values of waqfs' assets; rows are never changed. */
@Injectable()
export class AssetValueRepository {
  /** The values of a waqf, the one in force first. */
  async list(ctx: Ctx, waqfId: string, limit: number): Promise<RecordedAssetValue[]> {
    const rows = await listValues.rows(ctx, [waqfId, limit]);
    return rows.map(({ amount, ...value }) => ({ ...value, amount: BigInt(amount) }));
  }

  /** The value in force by waqf id, in halalas: the one of the latest day, and of one day the one recorded last. */
  async inForce(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, bigint>> {
    const rows = await valuesInForce.rows(ctx, [waqfIds]);
    return new Map(rows.map(({ waqfId, amount }) => [waqfId, BigInt(amount)]));
  }

  async add(ctx: Ctx, waqfId: string, value: RecordedAssetValue): Promise<void> {
    const { id, amount, valuedOn, source, reference, recordedBy, recordedAt } = value;
    await addValue.run(ctx, [id, waqfId, amount.toString(), valuedOn, source, reference, recordedBy, recordedAt]);
  }
}
