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

/** The context that knows which waqfs have a main account at the bank; it lies above this one, so it registers. */
export interface MainAccountSource {
  /** Those of these waqfs whose main account the bank has opened. */
  withMain(ctx: Ctx, waqfIds: readonly string[]): Promise<ReadonlySet<string>>;
}

@Injectable()
export class MainAccounts {
  private source: MainAccountSource | undefined;

  register(source: MainAccountSource): void {
    this.source = source;
  }

  /** @throws Error before a source has registered */
  withMain(ctx: Ctx, waqfIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (!this.source) throw new Error('nobody knows the main accounts');
    return this.source.withMain(ctx, waqfIds);
  }
}
