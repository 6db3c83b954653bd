import { Injectable } from '@nestjs/common';
import type { UserWard } from '@waqf/contracts/identity';
import type { Ctx } from '../../platform/index.js';

/** Knows the minors whom the user represents; the context that keeps guardianships implements it. */
export interface WardSource {
  /** The minors whose guardian the user is today. */
  wards(ctx: Ctx): Promise<UserWard[]>;
}

/** Reads whose guardian the user is. The owner of guardianships registers itself in `onModuleInit`. */
@Injectable()
export class ReadOwnWards {
  private source: WardSource | undefined;

  /** @throws Error when a second owner registers */
  register(source: WardSource): void {
    if (this.source) throw new Error('wards have two owners');
    this.source = source;
  }

  async execute(ctx: Ctx): Promise<UserWard[]> {
    const wards = (await this.source?.wards(ctx)) ?? [];
    return wards.map(({ id, fullName }) => ({ id, fullName }));
  }
}
