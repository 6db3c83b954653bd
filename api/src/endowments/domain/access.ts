import type { WaqfStatus } from '@waqf/contracts/endowments';

/** Who asks, with all roles that the person has. */
export interface Asker {
  userId: string;
  roles: readonly string[];
}

/** How a person stands to a waqf; null means that, for this person, it does not exist. */
export type Relation = 'founder' | 'nazir' | 'admin';

/** Access follows the relations, not the active role: a founder is often the first nazir. Strongest first. */
export function relationsTo(asker: Asker, waqf: { waqifId: string; nazirId: string | null }): Relation[] {
  const relations: Relation[] = [];
  if (waqf.waqifId === asker.userId && asker.roles.includes('waqif')) relations.push('founder');
  if (asker.roles.includes('admin')) relations.push('admin');
  if (waqf.nazirId === asker.userId && asker.roles.includes('nazir')) relations.push('nazir');
  return relations;
}

/** The strongest of the relations; null when, for this person, the waqf does not exist. */
export function relationTo(asker: Asker, waqf: { waqifId: string; nazirId: string | null }): Relation | null {
  return relationsTo(asker, waqf)[0] ?? null;
}

export interface Permissions {
  edit: boolean;
  upload: boolean;
  process: boolean;
  review: boolean;
  approve: boolean;
  manage: boolean;
}

export interface WaqfSituation {
  status: WaqfStatus;
  /** Deeds that wait for `process`, current or proposed. */
  uploaded: number;
  /** An amendment is open, and all that it proposes is read. */
  amendmentReady: boolean;
  /** An amendment is open, read or not. */
  amendmentOpen: boolean;
}

/** What a person may do with this waqf now; the server refuses the rest, the screens mirror this. */
export function permissionsOf(
  relation: Relation,
  roles: readonly string[],
  asNazir: boolean,
  situation: WaqfSituation,
): Permissions {
  const founder = relation === 'founder';
  const approved = situation.status === 'approved';
  return {
    edit: founder && situation.status === 'draft',
    upload: founder,
    process: (founder || relation === 'admin') && situation.uploaded > 0,
    review: founder && (!approved || situation.amendmentOpen),
    approve: founder && (situation.status === 'pending' || situation.amendmentReady),
    manage: approved && asNazir && roles.includes('nazir'),
  };
}
