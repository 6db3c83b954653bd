import type { Capability, Language, Role } from '@waqf/contracts/identity';

/** A signed-in person, as recorded in the session. */
export interface PersonActor {
  readonly kind: 'person';
  readonly userId: string;
  readonly nationalId: string;
  readonly fullName: string;
  /** All roles of the person. Access follows these, not `role`. */
  readonly roles: readonly Role[];
  /** The active role: it decides which remote the person sees. */
  readonly role: Role;
  readonly capabilities: ReadonlySet<Capability>;
  readonly language: Language;
  readonly sessionId: string;
}

/** The platform itself: jobs, listeners, samples, commands. `name` appears in the audit trail. */
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
