import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignInStarted } from '@waqf/contracts/identity';
import { type Ctx, RateLimit, Settings } from '../../platform/index.js';
import { hashOf, newSecret } from '../domain/secret.js';
import { type AttemptCounter, countersOf } from '../domain/sign-in-limits.js';
import { Nafath, type NafathRequest, requestSeconds } from '../nafath/nafath.port.js';
import { KnownDeviceRepository } from '../persistence/known-device.repository.js';
import { SignInRepository } from '../persistence/sign-in.repository.js';

export interface StartSignInInput {
  readonly nationalId: string;
  /** The network address of the caller, for the rate limit. */
  readonly address: string;
  /** The User-Agent, cut to the length that is stored. */
  readonly userAgent: string | null;
  /** Value of the device's cookie. */
  readonly deviceToken: string | undefined;
}

/**
 * Asks Nafath for a person's consent. Known and unknown people get the same answer, so that nobody learns who is
 * registered.
 * @returns `browserSecret` goes into the cookie; only a browser with this cookie may poll
 * @throws TooManyRequestsError (429), IdentityNafathUnavailableError (503)
 */
@Injectable()
export class StartSignIn {
  constructor(
    private readonly signIns: SignInRepository,
    private readonly devices: KnownDeviceRepository,
    private readonly nafath: Nafath,
    private readonly rateLimit: RateLimit,
    private readonly settings: Settings,
  ) {}

  async execute(ctx: Ctx, input: StartSignInInput): Promise<{ started: SignInStarted; browserSecret: string }> {
    const { failedLoginLimit } = await this.settings.read(ctx);
    const deviceHash = await this.knownDevice(ctx, input);
    const counters = countersOf({ ...input, deviceHash }, failedLoginLimit);
    for (const { rule, key } of counters) await this.rateLimit.take(rule, key);

    const id = randomUUID();
    const browserSecret = newSecret();
    const createdAt = ctx.clock.now();
    const expiresAt = new Date(createdAt.getTime() + requestSeconds * 1000);
    const request = await this.ask(input.nationalId, id, counters);
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
      deviceHash,
      verifiedName: null,
    });
    return {
      started: { transactionId: id, random: request.random, expiresAt: expiresAt.toISOString() },
      browserSecret,
    };
  }
  private async knownDevice(ctx: Ctx, input: StartSignInInput): Promise<Buffer | null> {
    if (input.deviceToken === undefined) return null;
    const hash = hashOf(input.deviceToken);
    return (await this.devices.isKnownTo(ctx, hash, input.nationalId)) ? hash : null;
  }

  /** Asks Nafath; an attempt that does not reach Nafath is not counted against the person. */
  private async ask(nationalId: string, id: string, counters: readonly AttemptCounter[]): Promise<NafathRequest> {
    try {
      return await this.nafath.request(nationalId, id);
    } catch (error) {
      for (const { rule, key } of counters) await this.rateLimit.giveBack(rule, key);
      throw error;
    }
  }
}
