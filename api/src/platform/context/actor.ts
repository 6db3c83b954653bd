import type { Capability, Language, Role } from '@waqf/contracts/identity';

/** A signed-in person, as the session says. */
export interface PersonActor {
  readonly kind: 'person';
  readonly userId: string;
  readonly nationalId: string;
  readonly fullName: string;
  /** Every relation the person stands in. Access follows these, not `role`. */
  readonly roles: readonly Role[];
  /** The active role: which remote the person looks at. */
  readonly role: Role;
  readonly capabilities: ReadonlySet<Capability>;
  readonly language: Language;
  readonly sessionId: string;
}

/** The platform itself: jobs, listeners, samples, commands. `name` stands in the audit trail. */
interface SystemActor {
  readonly kind: 'system';
  readonly name: string;
}

/** Somebody without a session. */
export interface AnonymousActor {
  readonly kind: 'anonymous';
}

export type Actor = PersonActor | SystemActor | AnonymousActor;

export const anonymous: AnonymousActor = { kind: 'anonymous' };
