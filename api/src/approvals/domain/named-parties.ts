import type { Membership, MembershipRelation } from '../../membership/index.js';
import type { ApprovalRequest } from './approval-request.js';

/** The founder and the nazir, if they decide. Administrators are left out, because they decide on no waqf. */
export const namedParties = (
  relations: readonly MembershipRelation[],
  { waqifId, nazirId }: Pick<Membership, 'waqifId' | 'nazirId'>,
): string[] =>
  relations.flatMap((relation) => {
    if (relation === 'waqif') return [waqifId];
    return relation === 'nazir' && nazirId !== null ? [nazirId] : [];
  });

/**
 * When the requester may decide alone; null when somebody else decides. The waqf may have got a second person after the
 * request, so this is judged by the parties of now.
 */
export function aloneFrom(
  { requestedBy, selfApprovalFrom }: Pick<ApprovalRequest, 'requestedBy' | 'selfApprovalFrom'>,
  relations: readonly MembershipRelation[],
  membership: Membership | undefined,
): Date | null {
  const parties = membership ? namedParties(relations, membership) : [];
  return parties.every((id) => id === requestedBy) ? selfApprovalFrom : null;
}
