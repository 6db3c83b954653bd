import { Injectable } from '@nestjs/common';
import type { DeskItem } from '@waqf/contracts/desk';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';

/** What needs a hand, as the context that knows of it says; `key` is unique within its kind. */
export type DeskMatter = Omit<DeskItem, 'waqfName'>;

/** A context that can put something on the desk of a nazir. */
export interface DeskSource {
  /** @param waqfs approved ones that the person runs as nazir, by id; at least one */
  matters(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskMatter[]>;
}

/** Who is asked. Contexts register from their module's `onModuleInit`. */
@Injectable()
export class DeskSources {
  private readonly sources: DeskSource[] = [];

  register(source: DeskSource): void {
    this.sources.push(source);
  }

  all(): readonly DeskSource[] {
    return this.sources;
  }
}
