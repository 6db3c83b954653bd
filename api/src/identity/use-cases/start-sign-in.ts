import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignInStarted } from '@waqf/contracts/identity';
import { type Ctx, RateLimit, Settings } from '../../platform/index.js';
import { hashOf, newSecret } from '../domain/secret.js';
import { perAddress, perPerson } from '../domain/sign-in-limits.js';
import { Nafath } from '../nafath/nafath.port.js';
import { SignInRepository } from '../persistence/sign-in.repository.js';

/** Seconds that a Nafath request lives. */
const lifeSeconds = 200;

export interface StartSignInInput {
  readonly nationalId: string;
  /** Address of the caller, for the limit. */
  readonly address: string;
  /** As stored. */
  readonly userAgent: string | null;
}

/**
 * Asks Nafath for a person's consent. Known and unknown people get the same answer, so that nobody learns who is
 * registered.
 * @returns `browserSecret` goes into the cookie that alone may poll
 * @throws TooManyRequestsError (429), IdentityNafathUnavailableError (503)
 */
@Injectable()
export class StartSignIn {
  constructor(
    private readonly signIns: SignInRepository,
    private readonly nafath: Nafath,
    private readonly rateLimit: RateLimit,
    private readonly settings: Settings,
  ) {}

  async execute(ctx: Ctx, input: StartSignInInput): Promise<{ started: SignInStarted; browserSecret: string }> {
    const { failedLoginLimit } = await this.settings.read(ctx);
    await this.rateLimit.take(perAddress, input.address);
    await this.rateLimit.take(perPerson(failedLoginLimit), input.nationalId);

    const id = randomUUID();
    const browserSecret = newSecret();
    const createdAt = ctx.clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifeSeconds * 1000);
    const request = await this.nafath.request(input.nationalId, id);
    await this.signIns.add(ctx, {
      id,
      nationalId: input.nationalId,
      browserHash: hashOf(browserSecret),
      providerTransactionId: request.transactionId,
      random: request.random,
      status: 'WAITING',
      createdAt,
      expiresAt,
      verifiedAt: null,
      usedAt: null,
      address: input.address,
      userAgent: input.userAgent,
    });
    return {
      started: { transactionId: id, random: request.random, expiresAt: expiresAt.toISOString() },
      browserSecret,
    };
  }
}
