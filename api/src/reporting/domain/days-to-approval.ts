const dayMs = 24 * 60 * 60_000;

/**
 * Average time from the upload that completed a waqf's deeds to its approval.
 * @param uploads the first by waqf id; an approved waqf that is not in it is left out
 * @returns days with one decimal; null without any waqf to measure
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
  return measured === 0 ? null : Math.round((total / measured / dayMs) * 10) / 10;
}
