import { Injectable } from '@nestjs/common';
import type { SearchGroup, SearchGroupOf } from '@waqf/contracts/search';
import type { Ctx } from '../platform/index.js';

/** Implemented by a context that can be searched. */
export interface SearchSource<Kind extends SearchGroup['kind'] = SearchGroup['kind']> {
  readonly kind: Kind;
  /**
   * Finds what contains all the words, among what the user may see in the active role, best first.
   * @param words folded, at least one
   * @param limit the most hits of the group
   */
  find(ctx: Ctx, words: readonly string[], limit: number): Promise<SearchGroupOf<Kind>>;
}

/** The contexts that can be searched. Each registers in `onModuleInit` of its module. */
@Injectable()
export class SearchSources {
  private readonly sources = new Map<SearchGroup['kind'], SearchSource>();

  /** @throws Error when two sources register the same kind */
  register(source: SearchSource): void {
    if (this.sources.has(source.kind)) throw new Error(`search kind ${source.kind} has two sources`);
    this.sources.set(source.kind, source);
  }

  of(kind: SearchGroup['kind']): SearchSource | undefined {
    return this.sources.get(kind);
  }
}
