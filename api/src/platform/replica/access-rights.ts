import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';

/**
 * What decides on what a person may see. Two databases must know it alike for one to answer in the other's place: a
 * right that was taken away is gone at once, also where a replica still has it.
 */
@Injectable()
export class AccessRights {
  private source: ((ctx: Ctx) => Promise<unknown>) | undefined;

  /**
   * @param source what is compared, as JSON; undefined for whom no replica may answer
   * @throws Error when there is one already
   */
  register(source: (ctx: Ctx) => Promise<unknown>): void {
    if (this.source) throw new Error('access rights have a source already');
    this.source = source;
  }

  /** As text; undefined for whom no replica may answer. */
  async of(ctx: Ctx): Promise<string | undefined> {
    return JSON.stringify(await this.source?.(ctx));
  }
}
