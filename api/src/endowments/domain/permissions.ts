import type { WaqfStatus } from '@waqf/contracts/endowments';
import { mayQueueReading } from '../../documents/index.js';
import { amendmentStates } from './amendment-states.js';
import { waqfStates } from './waqf-states.js';

/** A user, with all their roles. */
export interface Person {
  userId: string;
  roles: readonly string[];
}

/** The relation that gives a user access to a waqf. */
export type Relation = 'waqif' | 'nazir' | 'admin' | 'appointed';

/** The user ids of a waqf's people. `appointedNazirId` is the nazir whom the deed names, until they accept. */
export interface Parties {
  waqifId: string;
  nazirId: string | null;
  appointedNazirId: string | null;
}

/**
 * The relations of a user to a waqf, strongest first. Access follows them, not the active role: a founder is often the
 * first nazir.
 */
export function relationsTo(person: Person, waqf: Parties): Relation[] {
  const relations: Relation[] = [];
  if (waqf.waqifId === person.userId && person.roles.includes('waqif')) relations.push('waqif');
  if (person.roles.includes('admin')) relations.push('admin');
  if (waqf.nazirId === person.userId && person.roles.includes('nazir')) relations.push('nazir');
  if (waqf.appointedNazirId === person.userId && person.roles.includes('nazir')) relations.push('appointed');
  return relations;
}

/** The strongest relation; null means that the user must not learn that the waqf exists. */
export function relationTo(person: Person, waqf: Parties): Relation | null {
  return relationsTo(person, waqf)[0] ?? null;
}

export interface Permissions {
  edit: boolean;
  upload: boolean;
  process: boolean;
  review: boolean;
  approve: boolean;
  manage: boolean;
  acceptTrusteeship: boolean;
  discard: boolean;
  restore: boolean;
}

export interface WaqfFacts {
  status: WaqfStatus;
  /** The number of deeds that wait for `process`, current or proposed. */
  uploaded: number;
  /** True when an amendment is open and all its deeds are read. */
  amendmentReady: boolean;
  /** True when an amendment is open, whether its deeds are read or not. */
  amendmentOpen: boolean;
}

/** What a user may do with this waqf now; the server refuses the rest, and the screens show only what is allowed. */
export function permissionsOf(relations: readonly Relation[], facts: WaqfFacts): Permissions {
  const acts = waqfStates.mayNow(facts.status, relations);
  const actsOnAmendment = facts.amendmentOpen ? amendmentStates.mayNow('open', relations) : [];
  return {
    edit: acts.includes('edit'),
    upload: acts.includes('upload'),
    process: facts.status !== 'discarded' && facts.uploaded > 0 && mayQueueReading(relations),
    review: acts.includes('review') || actsOnAmendment.includes('review'),
    approve: acts.includes('approve') || (facts.amendmentReady && actsOnAmendment.includes('approve')),
    manage: acts.includes('manage'),
    acceptTrusteeship: acts.includes('accept-trusteeship'),
    discard: acts.includes('discard'),
    restore: acts.includes('restore'),
  };
}
