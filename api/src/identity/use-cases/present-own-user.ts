import { Injectable } from '@nestjs/common';
import type { User, UserWard } from '@waqf/contracts/identity';
import type { Ctx } from '../../platform/index.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { toUser } from '../presenter.js';

/** Knows the minors whom the user represents; the context that keeps guardianships implements it. */
export interface WardSource {
  /** The minors whose guardian the user is today. */
  wards(ctx: Ctx): Promise<UserWard[]>;
}

/** The signed-in person as every answer gives them, with the minors whom they represent. */
@Injectable()
export class PresentOwnUser {
  private source: WardSource | undefined;

  /** The owner of guardianships registers itself in `onModuleInit`. @throws Error when a second owner registers */
  register(source: WardSource): void {
    if (this.source) throw new Error('wards have two owners');
    this.source = source;
  }

  /** @param person the user of this context */
  async execute(ctx: Ctx, person: PersonEntity): Promise<User> {
    const wards = (await this.source?.wards(ctx)) ?? [];
    return { ...toUser(person), wards: wards.map(({ id, fullName }) => ({ id, fullName })) };
  }
}
