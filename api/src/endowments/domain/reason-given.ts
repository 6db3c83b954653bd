/** Why a founder goes on although deeds differ, as it stands in the audit trail; nothing where nothing was said. */
export function reasonGiven(reason: string | undefined): { reason?: string } {
  const said = reason?.trim().replace(/\s+/g, ' ') ?? '';
  return said === '' ? {} : { reason: said };
}
