import { Injectable } from '@nestjs/common';
import type { SearchGroupOf, TransactionHit } from '@waqf/contracts/search';
import { riyadhDay } from '@waqf/formats';
import { formatAmountForWire } from '@waqf/money';
import type { Ctx } from '../../platform/index.js';
import { searchExpression, type SearchSource } from '../../search/index.js';
import { Memberships } from '../../membership/index.js';
import { signedAmount, type TransactionRecord } from '../domain/transaction.js';
import { TransactionRepository } from '../persistence/transaction.repository.js';

/**
 * Finds transactions by description, source or category, and riyals, newest first, in the waqfs of the person's own
 * lists.
 */
@Injectable()
export class FindTransactions implements SearchSource<'transaction'> {
  readonly kind = 'transaction';

  constructor(
    private readonly memberships: Memberships,
    private readonly rows: TransactionRepository,
  ) {}

  async find(ctx: Ctx, words: readonly string[], limit: number): Promise<SearchGroupOf<'transaction'>> {
    const waqfIds = await this.memberships.visibleWaqfIds(ctx);
    const everything = {
      type: null,
      source: null,
      fund: null,
      category: null,
      from: null,
      to: null,
      min: null,
      max: null,
    };
    const found =
      waqfIds.length === 0
        ? []
        : await this.rows.list(ctx, { ...everything, waqfIds, expression: searchExpression(words) }, limit + 1, null);
    const hits = found.slice(0, limit);
    const names = await this.memberships.names(
      ctx,
      hits.map(({ waqfId }) => waqfId),
    );
    return {
      kind: this.kind,
      hits: hits.map((record) => hitOf(record, names.get(record.waqfId) ?? '')),
      more: found.length > limit,
    };
  }
}

function hitOf(record: TransactionRecord, waqfName: string): TransactionHit {
  const { id, waqfId, description, type, occurredAt } = record;
  return {
    id,
    waqfId,
    waqfName,
    description,
    type,
    signedAmount: formatAmountForWire(signedAmount(record)),
    occurredOn: riyadhDay(occurredAt),
  };
}
