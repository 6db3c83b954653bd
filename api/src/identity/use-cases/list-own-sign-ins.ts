import { Injectable } from '@nestjs/common';
import type { OwnSignIn } from '@waqf/contracts/identity';
import { type Ctx, personOf } from '../../platform/index.js';
import { deviceOf, plainAddress } from '../domain/device.js';
import { type SignIn, SignInRepository } from '../persistence/sign-in.repository.js';

const shown = 20;

/**
 * The latest attempts to sign in with the person's national id, including those by other people and those that were
 * refused.
 */
@Injectable()
export class ListOwnSignIns {
  constructor(private readonly signIns: SignInRepository) {}

  async execute(ctx: Ctx): Promise<OwnSignIn[]> {
    const rows = await this.signIns.latestOf(ctx, personOf(ctx).nationalId, shown);
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      outcome: outcomeOf(row, ctx.clock.now()),
      device: deviceOf(row.userAgent),
      address: plainAddress(row.address) ?? row.address,
    }));
  }
}

/**
 * A sign-in is completed when its proof was used; an attempt may have expired without any poll, so the time is checked
 * too.
 */
function outcomeOf(row: SignIn, now: Date): OwnSignIn['outcome'] {
  if (row.usedAt !== null) return 'completed';
  if (row.status === 'REJECTED') return 'rejected';
  return row.status === 'EXPIRED' || now >= row.expiresAt ? 'expired' : 'waiting';
}
