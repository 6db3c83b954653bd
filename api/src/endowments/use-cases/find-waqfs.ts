import { Injectable } from '@nestjs/common';
import type { SearchGroupOf, WaqfField, WaqfHit } from '@waqf/contracts/search';
import { arabicSearchKey } from '@waqf/formats';
import { personOf, type Ctx } from '../../platform/index.js';
import { searchExpression, type SearchSource } from '../../search/index.js';
import { scopeOf } from '../access.js';
import { WaqfSearchRepository, type FoundWaqf } from '../persistence/waqf-search.repository.js';

/** Finds waqfs in the user's own list by name, property deed number, nazir and founder. */
@Injectable()
export class FindWaqfs implements SearchSource<'waqf'> {
  readonly kind = 'waqf';

  constructor(private readonly keys: WaqfSearchRepository) {}

  async find(ctx: Ctx, words: readonly string[], limit: number): Promise<SearchGroupOf<'waqf'>> {
    const scope = scopeOf(personOf(ctx));
    if (!scope) return { kind: this.kind, hits: [], more: false };
    const rows = await this.keys.find(
      ctx,
      scope,
      { expression: searchExpression(words), first: words[0] ?? '' },
      limit + 1,
    );
    return { kind: this.kind, hits: rows.slice(0, limit).map((row) => hitOf(row, words)), more: rows.length > limit };
  }
}

function hitOf({ id, name, status, deedNumber, nazirName, waqifName }: FoundWaqf, words: readonly string[]): WaqfHit {
  const texts: [WaqfField, string | null][] = [
    ['name', name],
    ['deed', deedNumber],
    ['nazir', nazirName],
    ['waqif', waqifName],
  ];
  const holds = (text: string) => words.some((word) => arabicSearchKey(text).includes(word));
  return {
    id,
    name,
    status,
    found: texts.flatMap(([field, text]) => (text !== null && holds(text) ? [{ field, text }] : [])),
  };
}
