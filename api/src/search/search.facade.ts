import { Injectable } from '@nestjs/common';
import type { SearchGroup, SearchGroupOf } from '@waqf/contracts/search';
import type { Ctx } from '../platform/index.js';

/** What a context answers when it is searched. */
export interface SearchSource<Kind extends SearchGroup['kind'] = SearchGroup['kind']> {
  readonly kind: Kind;
  /**
   * What holds every one of the words and the person sees in the active role, best first.
   * @param words folded, at least one
   * @param limit most hits of the group
   */
  find(ctx: Ctx, words: readonly string[], limit: number): Promise<SearchGroupOf<Kind>>;
}

/** Who can be searched. Contexts register from their module's `onModuleInit`. */
@Injectable()
export class SearchSources {
  private readonly sources = new Map<SearchGroup['kind'], SearchSource>();

  /** @throws Error when two sources answer for one kind */
  register(source: SearchSource): void {
    if (this.sources.has(source.kind)) throw new Error(`search kind ${source.kind} has two sources`);
    this.sources.set(source.kind, source);
  }

  of(kind: SearchGroup['kind']): SearchSource | undefined {
    return this.sources.get(kind);
  }
}
