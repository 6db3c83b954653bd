import { Injectable } from '@nestjs/common';
import { rounded } from '@waqf/formats';
import type { Ctx } from '../context/ctx.js';
import { newId } from '../context/new-id.js';
import { Transactions } from '../context/transactions.js';
import { oneOf, orNull } from '../database/columns.js';
import { sql } from '../database/sql.js';
import { AuditChain, type AuditVerification, brokenReasons } from './audit-chain.js';
import { AuditSealer } from './audit-sealer.js';

const addCheck = sql({
  name: 'platform.add-audit-check',
  text: `INSERT INTO platform.audit_check (id, checked_at, whole, entries, blocks, unsealed, head, broken_reason,
           broken_position, broken_entry_id, took_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
});
const findLastCheck = sql({
  name: 'platform.find-last-audit-check',
  text: `SELECT checked_at AS "checkedAt", whole, entries, blocks, unsealed, head, broken_reason AS reason,
           broken_position AS position, broken_entry_id AS "entryId", took_ms AS "tookMs"
         FROM platform.audit_check ORDER BY checked_at DESC, id DESC LIMIT 1`,
  row: {
    checkedAt: 'timestamptz',
    whole: 'bool',
    entries: 'int4',
    blocks: 'int4',
    unsealed: 'int4',
    head: 'text?',
    reason: orNull(oneOf(brokenReasons)),
    position: 'int8?',
    entryId: 'uuid?',
    tookMs: 'int4',
  },
});

/** Result of a check of the chain, with its time. */
export interface AuditCheck extends AuditVerification {
  readonly checkedAt: Date;
  readonly tookMs: number;
}

/** Checks of the audit trail's chain, and their stored results. The caller checks access. */
@Injectable()
export class AuditChecks {
  constructor(
    private readonly transactions: Transactions,
    private readonly chain: AuditChain,
    private readonly sealer: AuditSealer,
  ) {}

  /** Seals what is final, verifies the whole trail and stores the result. */
  async check(ctx: Ctx): Promise<AuditCheck> {
    const began = performance.now();
    await this.sealer.execute();
    const found = await this.transactions.snapshot(ctx, (ctx) => this.chain.verify(ctx));
    const check = { ...found, checkedAt: ctx.clock.now(), tookMs: rounded(performance.now() - began) };
    const { whole, entries, blocks, unsealed, head, broken, checkedAt, tookMs } = check;
    await addCheck.run(ctx, [
      newId(),
      checkedAt,
      whole,
      entries,
      blocks,
      unsealed,
      head,
      broken?.reason ?? null,
      broken?.position ?? null,
      broken?.entryId ?? null,
      tookMs,
    ]);
    return check;
  }

  /** The newest check; null before the first one. */
  async last(ctx: Ctx): Promise<AuditCheck | null> {
    const row = await findLastCheck.first(ctx);
    if (!row) return null;
    const { reason, position, entryId, ...check } = row;
    const broken = reason && { reason, position: position === null ? null : Number(position), entryId };
    return { ...check, broken };
  }
}
