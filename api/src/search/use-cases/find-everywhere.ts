import { Injectable } from '@nestjs/common';
import { mostHits, type SearchAnswer, type SearchGroup } from '@waqf/contracts/search';
import { searchWords } from '@waqf/formats';
import { personOf, Transactions, type Ctx } from '../../platform/index.js';
import { SearchSources } from '../search.facade.js';

/** The kinds of results, in the order in which they are shown. */
const kinds: readonly SearchGroup['kind'][] = ['waqf', 'beneficiary', 'transaction'];
/** More words than a user types to narrow a search. */
const mostWords = 8;

/** Searches every context that can be searched; each returns only what the user may see. */
@Injectable()
export class FindEverywhere {
  constructor(
    private readonly sources: SearchSources,
    private readonly transactions: Transactions,
  ) {}

  async execute(ctx: Ctx, input: { q: string }): Promise<SearchAnswer> {
    personOf(ctx);
    const words = [...new Set(searchWords(input.q))].slice(0, mostWords);
    if (words.length === 0) return { groups: [] };
    return this.transactions.reading(ctx, (ctx) => this.found(ctx, words));
  }

  private async found(ctx: Ctx, words: readonly string[]): Promise<SearchAnswer> {
    const found = await Promise.all(kinds.map((kind) => this.sources.of(kind)?.find(ctx, words, mostHits)));
    const groups = found.filter((group): group is SearchGroup => group !== undefined && group.hits.length > 0);
    return { groups, ...(ctx.asOf ? { asOf: ctx.asOf.toISOString() } : {}) };
  }
}
