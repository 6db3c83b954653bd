import { Injectable } from '@nestjs/common';
import type { Register } from '@waqf/contracts/identity';
import { type Ctx, Settings, Transactions } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';
import { hashOf } from '../domain/secret.js';
import {
  IdentityNotVerifiedError,
  IdentityRegistrationClosedError,
  IdentitySystemClosedError,
} from '../identity.errors.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { SignInRepository } from '../persistence/sign-in.repository.js';
import { OpenSession, type OpenedSession } from './open-session.js';
import { StoreRegisteredPerson } from './store-registered-person.js';

/** How many minutes after the proof the person may still submit the form. */
const proofMinutes = 15;

export interface RegisterPersonInput {
  readonly details: Register;
  readonly browserSecret: string | undefined;
  readonly oldSessionToken: string | undefined;
  /** Value of the device's cookie. */
  readonly deviceToken: string | undefined;
  readonly origin: Origin;
}

/**
 * Registers a person whom Nafath has proven and we did not know, as a waqif, and signs them in.
 * @throws IdentityNotVerifiedError (401), IdentityRegistrationClosedError, IdentitySystemClosedError (403),
 *   IdentityAlreadyRegisteredError (409), IdentityReservedNameError (422)
 */
@Injectable()
export class RegisterPerson {
  constructor(
    private readonly transactions: Transactions,
    private readonly signIns: SignInRepository,
    private readonly people: PersonRepository,
    private readonly storePerson: StoreRegisteredPerson,
    private readonly openSession: OpenSession,
    private readonly settings: Settings,
  ) {}

  async execute(ctx: Ctx, input: RegisterPersonInput): Promise<{ person: PersonEntity; session: OpenedSession }> {
    const { browserSecret } = input;
    if (browserSecret === undefined) throw new IdentityNotVerifiedError();
    return this.transactions.run(ctx, async (ctx) => {
      const verifiedAfter = new Date(ctx.clock.now().getTime() - proofMinutes * 60_000);
      const signIn = await this.signIns.lockProofOfBrowser(ctx, hashOf(browserSecret), verifiedAfter);
      if (!signIn) throw new IdentityNotVerifiedError();
      const { enableRegistration, launchMode } = await this.settings.read(ctx);
      if (!enableRegistration) throw new IdentityRegistrationClosedError();
      if (launchMode === 'closed') throw new IdentitySystemClosedError();

      const { nationalId } = signIn;
      const { id } = await this.storePerson.execute(ctx, { nationalId, details: input.details });
      await this.signIns.use(ctx, signIn.id);
      const session = await this.openSession.execute(ctx, {
        personId: id,
        oldSessionToken: input.oldSessionToken,
        deviceToken: input.deviceToken,
        origin: input.origin,
      });
      const person = await this.people.find(ctx, id);
      if (!person) throw new Error('the person just added is missing');
      return { person, session };
    });
  }
}
