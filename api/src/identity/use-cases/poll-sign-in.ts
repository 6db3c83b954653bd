import { Injectable } from '@nestjs/common';
import type { SignInOutcome, SignInStatus } from '@waqf/contracts/identity';
import { Audit, type Ctx, Settings, Transactions } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';
import { hashOf } from '../domain/secret.js';
import {
  IdentityDeactivatedError,
  IdentitySignInNotFoundError,
  IdentitySystemClosedError,
} from '../identity.errors.js';
import { Nafath } from '../nafath/nafath.port.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { type SignIn, SignInRepository } from '../persistence/sign-in.repository.js';
import { OpenSession, type OpenedSession } from './open-session.js';

export interface PollSignInInput {
  readonly transactionId: string;
  /** Value of the sign-in cookie. */
  readonly browserSecret: string | undefined;
  /** Value of the session cookie that the browser still has; that session ends. */
  readonly oldSessionToken: string | undefined;
  readonly origin: Origin;
}

export interface PollSignInResult {
  readonly status: SignInStatus;
  /** Present once, when a known person's proof became a session. */
  readonly session?: OpenedSession;
}

/**
 * How a sign-in stands; on a verified proof of a known person it becomes a session. Only the browser that started it
 * may ask.
 * @throws IdentitySignInNotFoundError (404), IdentityDeactivatedError, IdentitySystemClosedError (403)
 */
@Injectable()
export class PollSignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly signIns: SignInRepository,
    private readonly people: PersonRepository,
    private readonly nafath: Nafath,
    private readonly openSession: OpenSession,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  async execute(ctx: Ctx, input: PollSignInInput): Promise<PollSignInResult> {
    if (input.browserSecret === undefined) throw new IdentitySignInNotFoundError();
    const browserHash = hashOf(input.browserSecret);
    const signIn = await this.signIns.findOfBrowser(ctx, input.transactionId, browserHash);
    if (!signIn) throw new IdentitySignInNotFoundError();
    if (signIn.status === 'WAITING') return { status: { status: await this.refresh(ctx, signIn) } };
    if (signIn.status !== 'COMPLETED') return { status: { status: signIn.status } };
    return this.transactions.run(ctx, async (ctx) => {
      const proven = await this.signIns.lockOfBrowser(ctx, input.transactionId, browserHash);
      if (!proven) throw new IdentitySignInNotFoundError();
      return this.useProof(ctx, proven, input);
    });
  }

  /** Nafath is asked for refusals only: its unsigned COMPLETED keeps the person waiting for the signed one. */
  private async refresh(ctx: Ctx, signIn: SignIn): Promise<SignInOutcome> {
    const told =
      ctx.clock.now() >= signIn.expiresAt
        ? 'EXPIRED'
        : await this.nafath.status(signIn.nationalId, {
            transactionId: signIn.providerTransactionId,
            random: signIn.random,
          });
    if (told !== 'REJECTED' && told !== 'EXPIRED') return 'WAITING';
    await this.signIns.close(ctx, signIn.id, told);
    return told;
  }

  private async useProof(ctx: Ctx, signIn: SignIn, input: PollSignInInput): Promise<PollSignInResult> {
    const person = await this.people.findByNationalId(ctx, signIn.nationalId);
    if (!person) return { status: { status: 'COMPLETED', registered: false } };
    if (signIn.usedAt !== null) return { status: { status: 'COMPLETED', registered: true } };
    await this.refuseEntry(ctx, person);
    await this.signIns.use(ctx, signIn.id);
    const session = await this.openSession.execute(ctx, {
      personId: person.id,
      oldSessionToken: input.oldSessionToken,
      origin: input.origin,
    });
    await this.audit.record(ctx, 'identity.sign-in', { type: 'user', id: person.id });
    return { status: { status: 'COMPLETED', registered: true }, session };
  }

  private async refuseEntry(ctx: Ctx, person: PersonEntity): Promise<void> {
    if (person.deactivatedAt !== null) throw new IdentityDeactivatedError();
    const { launchMode } = await this.settings.read(ctx);
    if (launchMode === 'closed' && !person.roles.some(({ role }) => role === 'admin'))
      throw new IdentitySystemClosedError();
  }
}
