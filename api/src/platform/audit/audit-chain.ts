import { Injectable } from '@nestjs/common';
import { type ChainBlock, type ChainLink, walkChain } from '../chain/chain-walk.js';
import type { Ctx } from '../context/ctx.js';
import { pages, scanPageSize } from '../database/pages.js';
import { sql } from '../database/sql.js';

/** When the entry was written, taken from its id: a UUID v7 begins with the time in milliseconds. */
const writtenAt = `to_timestamp(
  ('x' || lpad(left(replace(e.id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0)`;

/** The clocks of two machines are assumed to differ by less than this. */
const clockSkew = `interval '5 minutes'`;

const pageLinks = sql({
  name: 'platform.page-audit-links',
  text: `SELECT s.position, s.block, s.entry_id AS "entryId", s.digest,
           CASE WHEN e.id IS NOT NULL THEN platform.audit_digest(e) = s.digest END AS intact,
           coalesce(substr(e.id::text, 15, 1) <> '7'
             OR e.transaction_id >= p.next_transaction AND ${writtenAt} < p.sealed_at - ${clockSkew}, false) AS late
         FROM platform.audit_seal s LEFT JOIN platform.audit_entry e ON e.id = s.entry_id
           LEFT JOIN platform.audit_block p ON p.number = s.block - 1
         WHERE s.position > $1 ORDER BY s.position LIMIT ${scanPageSize}`,
  row: { position: 'int8', block: 'int8', entryId: 'uuid', digest: 'bytea', intact: 'bool?', late: 'bool' },
});

const pageBlocks = sql({
  name: 'platform.page-audit-blocks',
  text: `SELECT b.number, b.entries, b.previous_hash AS "previousHash", b.hash, platform.audit_header(b) AS header
         FROM platform.audit_block b WHERE b.number > $1 ORDER BY b.number LIMIT ${scanPageSize}`,
  row: { number: 'int8', entries: 'int4', previousHash: 'bytea', hash: 'bytea', header: 'text' },
});

/**
 * Everything below the last horizon is sealed, except when the database was restored and has not been sealed again yet.
 */
const findUnsealed = sql({
  name: 'platform.find-unsealed-audit-entries',
  text: `WITH last AS (SELECT coalesce(max(horizon), '0'::xid8) AS horizon FROM (
             SELECT horizon FROM platform.audit_block ORDER BY number DESC LIMIT 1) AS newest)
         SELECT count(*)::int4 AS count, (array_agg(e.id ORDER BY e.transaction_id, e.id) FILTER (
             WHERE e.transaction_id < last.horizon
               AND pg_snapshot_xmin(pg_current_snapshot()) >= last.horizon))[1] AS inserted
         FROM platform.audit_entry e, last
         WHERE NOT EXISTS (SELECT FROM platform.audit_seal s WHERE s.entry_id = e.id)`,
  row: { count: 'int4', inserted: 'uuid?' },
});

const findBlock = sql({
  name: 'platform.find-audit-block',
  text: `SELECT number FROM platform.audit_block WHERE hash = decode($1, 'hex')`,
  row: { number: 'int8' },
});

/** Why an audit trail is broken. `inserted`: an entry was added later than its time says, outside the platform. */
export const brokenReasons = ['altered', 'missing', 'chain', 'inserted'] as const;

interface BrokenEntry {
  readonly reason: (typeof brokenReasons)[number];
  /** Position in the chain; null for an entry that is not in the chain. */
  readonly position: number | null;
  readonly entryId: string | null;
}

export interface AuditVerification {
  readonly whole: boolean;
  /** Number of entries that were checked, sealed or not. */
  readonly entries: number;
  readonly blocks: number;
  /** Number of recent entries that no block contains yet. */
  readonly unsealed: number;
  /** Hash of the last block, in hex: compared with a hash noted earlier, it shows whether the chain was rebuilt. */
  readonly head: string | null;
  /** The first broken entry; null when the trail is whole. */
  readonly broken: BrokenEntry | null;
}

/** Proves that the audit trail is as it was written: nothing was altered, removed or inserted. */
@Injectable()
export class AuditChain {
  /** Reads the whole trail; `ctx` must belong to one snapshot. The caller checks access. */
  async verify(ctx: Ctx): Promise<AuditVerification> {
    let entries = 0;
    let late: BrokenEntry | null = null;
    const walked = await walkChain(this.links(ctx), this.blocks(ctx), (link) => {
      if (link.intact === null) return;
      entries += 1;
      if (link.late) late ??= { reason: 'inserted', position: Number(link.position), entryId: link.entryId };
    });
    const unsealed = await findUnsealed.one(ctx);
    const { firstBroken, blocks, head } = walked;
    const put: BrokenEntry | null =
      unsealed.inserted === null ? null : { reason: 'inserted', position: null, entryId: unsealed.inserted };
    const first = firstBroken && {
      reason: firstBroken.reason,
      position: firstBroken.position,
      entryId: firstBroken.entryId,
    };
    const broken = first ?? late ?? put;
    return {
      whole: broken === null,
      entries: entries + unsealed.count,
      blocks,
      unsealed: unsealed.count,
      head,
      broken,
    };
  }

  /**
   * Number of the block with this hash; null when no block has it, because the chain was rebuilt or was cut before it.
   */
  async blockOf(ctx: Ctx, hash: string): Promise<string | null> {
    return (await findBlock.first(ctx, [hash]))?.number ?? null;
  }

  private links(ctx: Ctx): AsyncGenerator<ChainLink & { readonly late: boolean }> {
    return pages(ctx, pageLinks, (last) => [last?.position ?? '0']);
  }

  private blocks(ctx: Ctx): AsyncGenerator<ChainBlock> {
    return pages(ctx, pageBlocks, (last) => [last?.number ?? '0']);
  }
}
