/** The founder's reason for going on although deeds differ; null when nothing was written. */
export function normaliseReason(reason: string | undefined): string | null {
  return reason?.trim().replace(/\s+/g, ' ') || null;
}
