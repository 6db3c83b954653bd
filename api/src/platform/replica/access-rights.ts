import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';

/**
 * The data that decides what a person may see. The replica may answer only when it has the same data as the primary, so
 * that a revoked right is effective at once, even where a replica still has it.
 */
@Injectable()
export class AccessRights {
  private source: ((ctx: Ctx) => Promise<unknown>) | undefined;

  /**
   * @param source returns the data to compare, as JSON; undefined for a person for whom no replica may answer
   * @throws Error when a source is already registered
   */
  register(source: (ctx: Ctx) => Promise<unknown>): void {
    if (this.source) throw new Error('access rights have a source already');
    this.source = source;
  }

  /** The rights as text; undefined for a person for whom no replica may answer. */
  async of(ctx: Ctx): Promise<string | undefined> {
    return JSON.stringify(await this.source?.(ctx));
  }
}
