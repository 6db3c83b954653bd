import { Injectable } from '@nestjs/common';
import type { SignInOutcome, SignInStatus } from '@waqf/contracts/identity';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';
import { hashOf } from '../domain/secret.js';
import {
  IdentityDeactivatedError,
  IdentitySignInNotFoundError,
  IdentitySystemClosedError,
} from '../identity.errors.js';
import { signInFailed } from '../identity.facts.js';
import { Nafath } from '../nafath/nafath.port.js';
import { type SignIn, SignInRepository } from '../persistence/sign-in.repository.js';
import type { OpenedSession } from './open-session.js';
import { UseProof } from './use-proof.js';

export interface PollSignInInput {
  readonly transactionId: string;
  /** Value of the sign-in cookie. */
  readonly browserSecret: string | undefined;
  /** Value of the session cookie that the browser still has; that session ends. */
  readonly oldSessionToken: string | undefined;
  /** Value of the device's cookie. */
  readonly deviceToken: string | undefined;
  readonly origin: Origin;
}

export interface PollSignInResult {
  readonly status: SignInStatus;
  /** Set only once, when the proof of a known person was turned into a session. */
  readonly session?: OpenedSession;
}

/**
 * Returns the status of a sign-in; a verified proof of a known person is turned into a session. Only the browser that
 * started the sign-in may ask.
 * @throws IdentitySignInNotFoundError (404), IdentityDeactivatedError, IdentitySystemClosedError (403)
 */
@Injectable()
export class PollSignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly signIns: SignInRepository,
    private readonly nafath: Nafath,
    private readonly useProof: UseProof,
    private readonly facts: Facts,
  ) {}

  async execute(ctx: Ctx, input: PollSignInInput): Promise<PollSignInResult> {
    if (input.browserSecret === undefined) throw new IdentitySignInNotFoundError();
    const browserHash = hashOf(input.browserSecret);
    const signIn = await this.signIns.findOfBrowser(ctx, input.transactionId, browserHash);
    if (!signIn) throw new IdentitySignInNotFoundError();
    if (signIn.status === 'WAITING') return { status: { status: await this.refresh(ctx, signIn) } };
    if (signIn.status !== 'COMPLETED') return { status: { status: signIn.status } };
    try {
      return await this.enter(ctx, input, browserHash);
    } catch (error) {
      if (error instanceof IdentityDeactivatedError || error instanceof IdentitySystemClosedError)
        await this.recordFailure(ctx, signIn.id, error.code);
      throw error;
    }
  }

  private enter(ctx: Ctx, input: PollSignInInput, browserHash: Buffer): Promise<PollSignInResult> {
    return this.transactions.run(ctx, async (ctx) => {
      const proven = await this.signIns.lockOfBrowser(ctx, input.transactionId, browserHash);
      if (!proven) throw new IdentitySignInNotFoundError();
      const { registered, session } = await this.useProof.execute(ctx, proven, input);
      return { status: { status: 'COMPLETED', registered }, ...(session ? { session } : {}) };
    });
  }

  /** Only Nafath's refusals are used here: its COMPLETED is unsigned, so the sign-in waits for the signed token. */
  private async refresh(ctx: Ctx, signIn: SignIn): Promise<SignInOutcome> {
    const answer =
      ctx.clock.now() >= signIn.expiresAt
        ? 'EXPIRED'
        : await this.nafath.status(signIn.nationalId, {
            transactionId: signIn.providerTransactionId,
            random: signIn.random,
          });
    if (answer !== 'REJECTED' && answer !== 'EXPIRED') return 'WAITING';
    await this.transactions.run(ctx, async (ctx) => {
      await this.signIns.close(ctx, signIn.id, answer);
      await this.recordFailure(ctx, signIn.id, answer);
    });
    return answer;
  }

  private recordFailure(ctx: Ctx, signInId: string, because: string): Promise<void> {
    return this.transactions.run(ctx, (ctx) => this.facts.record(ctx, signInFailed, { signInId, because }));
  }
}
