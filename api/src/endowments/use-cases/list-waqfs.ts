import { Injectable } from '@nestjs/common';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { personOf, Transactions, type Ctx } from '../../platform/index.js';
import { DescribeWaqfs } from '../describe-waqfs.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { scopeOf } from '../scope.js';

/** api.md: lists are bounded. */
const mostRows = 100;

/** The waqfs of the person in the role in which they look: the founder's own, the nazir's trusts, all for an administrator. */
@Injectable()
export class ListWaqfs {
  constructor(
    private readonly transactions: Transactions,
    private readonly waqfs: WaqfRepository,
    private readonly describe: DescribeWaqfs,
  ) {}

  /** @param limit most rows; those of a list unless said otherwise */
  async execute(ctx: Ctx, limit = mostRows): Promise<WaqfSummary[]> {
    const scope = scopeOf(personOf(ctx));
    if (!scope) return [];
    // Status, deeds and accounts of a row belong to one moment.
    const rows = await this.transactions.snapshot(ctx, async (ctx) => this.describe.summaries(ctx, await this.waqfs.list(ctx, scope, limit)));
    // A proposal is the founder's affair until it is approved.
    return scope.kind === 'nazir' ? rows.map((row) => ({ ...row, hasOpenAmendment: false })) : rows;
  }
}
