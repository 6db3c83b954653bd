import { Injectable, Logger } from '@nestjs/common';
import { type Ctx, RateLimit, Settings, Transactions } from '../../platform/index.js';
import { signInStates, stepUpStates } from '../domain/proof-states.js';
import { countersOf } from '../domain/sign-in-limits.js';
import { stepUpLimit } from '../domain/step-up.js';
import { IdentityProofRefusedError } from '../identity.errors.js';
import { Nafath } from '../nafath/nafath.port.js';
import { type SignIn, SignInRepository } from '../persistence/sign-in.repository.js';
import { StepUpRepository } from '../persistence/step-up.repository.js';

const refusal = (): Error => new IdentityProofRefusedError();

/** The content of Nafath's callback. */
export interface AcceptProofInput {
  readonly token: string;
  readonly transId: string;
  readonly requestId: string;
}

/**
 * Handles Nafath's callback: the signed token is the only proof that a person consented. It is valid for the
 * transaction and the person that it names, until the request expires; a second callback changes nothing.
 * @throws IdentityProofRefusedError (401)
 */
@Injectable()
export class AcceptProof {
  private readonly logger = new Logger(AcceptProof.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly signIns: SignInRepository,
    private readonly stepUps: StepUpRepository,
    private readonly nafath: Nafath,
    private readonly rateLimit: RateLimit,
    private readonly settings: Settings,
  ) {}

  async execute(ctx: Ctx, input: AcceptProofInput): Promise<void> {
    const proof = await this.nafath.verify(input.token);
    if (proof.transactionId !== input.transId) throw new IdentityProofRefusedError();
    const fresh = await this.transactions.run(ctx, async (ctx) => {
      const signIn = await this.signIns.lockByProviderTransaction(ctx, input.requestId, input.transId);
      if (!signIn) return this.confirm(ctx, input, proof.nationalId);
      if (signIn.nationalId !== proof.nationalId) throw new IdentityProofRefusedError();
      if (signIn.status === 'COMPLETED') return undefined;
      signInStates.requireIn(signIn.status, 'verify', refusal);
      if (ctx.clock.now() >= signIn.expiresAt) throw refusal();
      await this.signIns.verify(ctx, signIn.id, proof.fullName);
      return signIn;
    });
    if (fresh) await this.refundAttempt(ctx, fresh);
  }

  /** Uses the proof for a fresh confirmation, if it belongs to one; such a proof opens no session. */
  private async confirm(ctx: Ctx, input: AcceptProofInput, nationalId: string): Promise<undefined> {
    const stepUp = await this.stepUps.lockByProviderTransaction(ctx, input.requestId, input.transId);
    if (!stepUp || stepUp.nationalId !== nationalId) throw new IdentityProofRefusedError();
    if (stepUp.status === 'COMPLETED') return;
    stepUpStates.requireIn(stepUp.status, 'verify', refusal);
    if (ctx.clock.now() >= stepUp.expiresAt) throw refusal();
    await this.stepUps.verify(ctx, stepUp.id);
    ctx.afterCommit(() => {
      this.rateLimit
        .giveBack(stepUpLimit, stepUp.personId)
        .catch((error: unknown) => this.logger.warn(error, 'a confirmed start could not be given back'));
    });
  }

  /**
   * A completed sign-in is not counted against the person. If the counter cannot be reduced, the proof is still
   * accepted.
   */
  private async refundAttempt(ctx: Ctx, signIn: SignIn): Promise<void> {
    try {
      const { failedLoginLimit } = await this.settings.read(ctx);
      for (const { rule, key } of countersOf(signIn, failedLoginLimit)) await this.rateLimit.giveBack(rule, key);
    } catch (error) {
      this.logger.warn(error, 'a completed start could not be given back');
    }
  }
}
