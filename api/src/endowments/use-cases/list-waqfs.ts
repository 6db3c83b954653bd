import { Injectable } from '@nestjs/common';
import type { WaqfList, WaqfQuery, WaqfSummary } from '@waqf/contracts/endowments';
import { personOf, Transactions, type Ctx } from '../../platform/index.js';
import { scopeOf } from '../access.js';
import { formatWaqfCursor, parseWaqfCursor } from '../domain/waqf-cursor.js';
import { WaqfPresenter } from '../presenter.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';

/** How many rows a list has at most. */
const mostRows = 100;

/** The waqfs of the user in the active role: a founder's own, those that a nazir runs, all for an administrator. */
@Injectable()
export class ListWaqfs {
  constructor(
    private readonly transactions: Transactions,
    private readonly waqfs: WaqfRepository,
    private readonly presenter: WaqfPresenter,
  ) {}

  /** The first waqfs of the list, of one status or of all but the discarded, as one page of any length. */
  async execute(ctx: Ctx, { limit, status }: Pick<WaqfQuery, 'limit' | 'status'>): Promise<WaqfSummary[]> {
    return (await this.page(ctx, { limit, status })).waqfs;
  }

  /** @throws InvalidCursorError (400) */
  async page(ctx: Ctx, { status, limit = mostRows, cursor }: WaqfQuery): Promise<WaqfList> {
    const scope = scopeOf(personOf(ctx));
    if (!scope) return { waqfs: [], nextCursor: null, counts: { draft: 0, pending: 0, approved: 0 } };
    const after = parseWaqfCursor(scope.kind, cursor);
    // One snapshot, so that the status, deeds and accounts of a row, and the rows and their count, agree with each
    // other.
    return this.transactions.snapshot(ctx, async (ctx) => {
      const found = await this.waqfs.list(ctx, scope, limit + 1, { after, status });
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      const rows = await this.presenter.summaries(ctx, shown);
      return {
        // A nazir does not see an amendment before its approval.
        waqfs: scope.kind === 'nazir' ? rows.map((row) => ({ ...row, hasOpenAmendment: false })) : rows,
        nextCursor: found.length > limit && last ? formatWaqfCursor(scope.kind, last) : null,
        counts: after === null ? await this.waqfs.countsOfList(ctx, scope) : null,
      };
    });
  }
}
