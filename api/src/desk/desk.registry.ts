import { Injectable } from '@nestjs/common';
import type { DeskItem } from '@waqf/contracts/desk';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';

/** A task that needs attention, as its context reports it; `key` is unique within its kind. */
export type DeskTask = Omit<DeskItem, 'waqfName'>;

/** A context that can put tasks on the desk of a nazir. */
export interface DeskSource {
  /** @param waqfs the approved waqfs that the person runs as nazir, by id; at least one */
  tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]>;
}

/** The contexts that are asked for tasks. They register from their module's `onModuleInit`. */
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

/** Knows which waqfs have a main bank account. Its context depends on this one, so it registers itself here. */
export interface MainAccountSource {
  /** The subset of these waqfs whose main account the bank has opened. */
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
