import { rounded } from '@waqf/formats';
const dayMs = 24 * 60 * 60_000;

/**
 * The average time from the upload that completed a waqf's deeds to the approval of the waqf.
 * @param uploads by waqf id: when the first complete set of deeds was uploaded; approved waqfs not in it are left out
 * @returns days with one decimal; null when there is no waqf to measure
 */
export function averageDaysToApproval(
  approvals: ReadonlyMap<string, Date>,
  uploads: ReadonlyMap<string, Date>,
): number | null {
  let total = 0;
  let measured = 0;
  for (const [waqfId, approvedAt] of approvals) {
    const uploadedAt = uploads.get(waqfId);
    if (!uploadedAt) continue;
    total += approvedAt.getTime() - uploadedAt.getTime();
    measured += 1;
  }
  return measured === 0 ? null : rounded(total / measured / dayMs, 1);
}
