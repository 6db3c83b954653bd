import { Injectable } from '@nestjs/common';
import { type Ctx, neverNull, orNull, sql } from '../../platform/index.js';
import type { MainAccountState } from '../domain/account-states.js';
import { accountStateColumn } from './account-columns.js';

const listIdle = sql({
  name: 'banking.list-waqfs-without-working-main',
  text: `SELECT asked.id AS "waqfId", main.state, main.refusal_ar AS "refusalAr", main.refusal_en AS "refusalEn"
         FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place)
         LEFT JOIN LATERAL (
           SELECT account.state, account.refusal_ar, account.refusal_en FROM banking.account
           WHERE account.waqf_id = asked.id AND account.account_type = 'main_waqf'
           ORDER BY account.state = 'closed', account.created_at DESC, account.id LIMIT 1
         ) AS main ON true
         WHERE NOT EXISTS (
           SELECT FROM banking.account
           WHERE account.waqf_id = asked.id AND account.account_type = 'main_waqf'
             AND account.state IN ('active', 'opening'))
         ORDER BY asked.place`,
  row: {
    waqfId: neverNull('uuid', 'the caller names it'),
    state: orNull(accountStateColumn),
    refusalAr: 'text?',
    refusalEn: 'text?',
  },
});
const listOpenMains = sql({
  name: 'banking.list-open-main-accounts',
  text: `SELECT id FROM banking.account
         WHERE account_type = 'main_waqf' AND state IN ('active', 'suspended') AND ($1::uuid IS NULL OR id > $1)
         ORDER BY id LIMIT $2`,
  row: { id: 'uuid' },
});

/** The main accounts of many waqfs in the table `banking.account`. */
@Injectable()
export class MainAccountRepository {
  /** Those of these waqfs whose main account is neither active nor being opened, in the same order. */
  async idle(ctx: Ctx, waqfIds: readonly string[]): Promise<{ waqfId: string; main: MainAccountState }[]> {
    const rows = await listIdle.rows(ctx, [waqfIds]);
    return rows.map(({ waqfId, state, refusalAr, refusalEn }) => {
      if (state === null) return { waqfId, main: { state: 'none' } };
      if (state !== 'refused') return { waqfId, main: { state } };
      return { waqfId, main: { state, reason: { ar: refusalAr ?? '', en: refusalEn ?? '' } } };
    });
  }

  /** Ids of main accounts that the bank may still suspend, release or close, in the order of ids. */
  async open(ctx: Ctx, after: string | null, limit: number): Promise<string[]> {
    return (await listOpenMains.rows(ctx, [after, limit])).map(({ id }) => id);
  }
}
