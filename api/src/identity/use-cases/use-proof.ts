import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Settings } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';
import { type ActingPerson, personActor } from '../domain/person-actor.js';
import { IdentityDeactivatedError, IdentitySystemClosedError } from '../identity.errors.js';
import { nameVerified, signedIn } from '../identity.facts.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { type SignIn, SignInRepository } from '../persistence/sign-in.repository.js';
import { OpenSession, type OpenedSession } from './open-session.js';

export interface UsedProof {
  /** True when the person of the proof has an account. */
  readonly registered: boolean;
  /** Set only once, when the proof was turned into a session. */
  readonly session?: OpenedSession;
}

/** Turns a verified proof into a session, once. The caller has locked the row of the sign-in. */
@Injectable()
export class UseProof {
  constructor(
    private readonly people: PersonRepository,
    private readonly signIns: SignInRepository,
    private readonly openSession: OpenSession,
    private readonly settings: Settings,
    private readonly facts: Facts,
  ) {}

  /** @throws IdentityDeactivatedError, IdentitySystemClosedError (403) */
  async execute(
    ctx: Ctx,
    signIn: SignIn,
    input: { oldSessionToken: string | undefined; deviceToken: string | undefined; origin: Origin },
  ): Promise<UsedProof> {
    const person = await this.people.findByNationalId(ctx, signIn.nationalId);
    if (!person) return { registered: false };
    if (signIn.usedAt !== null) return { registered: true };
    await this.requireAdmitted(ctx, person);
    await this.signIns.use(ctx, signIn.id);
    const fullName = await this.takeVerifiedName(ctx, person, signIn.verifiedName);
    const { oldSessionToken, deviceToken, origin } = input;
    const session = await this.openSession.execute(ctx, { personId: person.id, oldSessionToken, deviceToken, origin });
    // The request arrived without a session; the proof says which person acted.
    const actor = personActor(asActing({ ...person, fullName }), session.id);
    await this.facts.record({ ...ctx, actor }, signedIn, { personId: person.id });
    return { registered: true, session };
  }

  /**
   * Takes Nafath's name at the first sign-in only; later the person may change it themselves. Returns the current name.
   */
  private async takeVerifiedName(ctx: Ctx, person: PersonEntity, verified: string | null): Promise<string> {
    if (person.nameConfirmedAt !== null) return person.fullName;
    await this.people.confirmName(ctx, person.id, verified);
    if (verified === null || verified === person.fullName) return person.fullName;
    await this.facts.record(ctx, nameVerified, { personId: person.id, before: person.fullName, after: verified });
    return verified;
  }

  private async requireAdmitted(ctx: Ctx, person: PersonEntity): Promise<void> {
    if (person.deactivatedAt !== null) throw new IdentityDeactivatedError();
    const { launchMode } = await this.settings.read(ctx);
    if (launchMode === 'closed' && !person.roles.some(({ role }) => role === 'admin'))
      throw new IdentitySystemClosedError();
  }
}

const asActing = ({ id, nationalId, fullName, roles, activeRole, preferredLanguage }: PersonEntity): ActingPerson => ({
  id,
  nationalId,
  fullName,
  roles: roles.map(({ role }) => role),
  role: activeRole,
  language: preferredLanguage,
});
