const prefix = 'draft:';
const ownerKey = 'drafts-of';

/** Storage can be forbidden; then no drafts were kept either. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Removes the drafts that the forms of this tab kept (`useDraft`). */
export function forgetDrafts(): void {
  const kept = storage();
  if (!kept) return;
  for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  kept.removeItem(ownerKey);
}

/** Drafts survive an expired session for the user who typed them; another user who signs in in this tab finds none. */
export function claimDrafts(userId: string): void {
  const kept = storage();
  if (!kept) return;
  const owner = kept.getItem(ownerKey);
  if (owner !== null && owner !== userId) forgetDrafts();
  kept.setItem(ownerKey, userId);
}
