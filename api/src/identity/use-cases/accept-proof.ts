import { Injectable, Logger } from '@nestjs/common';
import { type Ctx, RateLimit, Settings, Transactions } from '../../platform/index.js';
import { countersOf } from '../domain/sign-in-limits.js';
import { IdentityProofRefusedError } from '../identity.errors.js';
import { Nafath } from '../nafath/nafath.port.js';
import { type SignIn, SignInRepository } from '../persistence/sign-in.repository.js';

/** What Nafath's callback carries. */
export interface AcceptProofInput {
  readonly token: string;
  readonly transId: string;
  readonly requestId: string;
}

/**
 * Takes Nafath's callback: the signed token is the only proof that a person consented. It counts for the transaction
 * and the person that it names, while the request lives, and a second one changes nothing.
 * @throws IdentityProofRefusedError (401)
 */
@Injectable()
export class AcceptProof {
  private readonly logger = new Logger(AcceptProof.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly signIns: SignInRepository,
    private readonly nafath: Nafath,
    private readonly rateLimit: RateLimit,
    private readonly settings: Settings,
  ) {}

  async execute(ctx: Ctx, input: AcceptProofInput): Promise<void> {
    const proof = await this.nafath.verify(input.token);
    if (proof.transactionId !== input.transId) throw new IdentityProofRefusedError();
    const fresh = await this.transactions.run(ctx, async (ctx) => {
      const signIn = await this.signIns.lockByProviderTransaction(ctx, input.requestId, input.transId);
      if (!signIn || signIn.nationalId !== proof.nationalId) throw new IdentityProofRefusedError();
      if (signIn.status === 'COMPLETED') return undefined;
      if (signIn.status !== 'WAITING' || ctx.clock.now() >= signIn.expiresAt) throw new IdentityProofRefusedError();
      await this.signIns.verify(ctx, signIn.id, proof.fullName);
      return signIn;
    });
    if (fresh) await this.giveBack(ctx, fresh);
  }

  /** A completed start does not count against the person; losing the point back is no reason to lose the proof. */
  private async giveBack(ctx: Ctx, signIn: SignIn): Promise<void> {
    try {
      const { failedLoginLimit } = await this.settings.read(ctx);
      for (const { rule, key } of countersOf(signIn, failedLoginLimit)) await this.rateLimit.giveBack(rule, key);
    } catch (error) {
      this.logger.warn(error, 'a completed start could not be given back');
    }
  }
}
