/** How many tasks of one kind are not listed one by one in a waqf. */
export interface LeftOut {
  waqfId: string;
  count: number;
}

/** The first `most` rows, and for each waqf with further ones their number, so that the desk can say so. */
export function cutPerWaqf<Row extends { waqfId: string }>(
  rows: readonly Row[],
  most: number,
): { listed: readonly Row[]; left: LeftOut[] } {
  const counts = new Map<string, number>();
  for (const { waqfId } of rows.slice(most)) counts.set(waqfId, (counts.get(waqfId) ?? 0) + 1);
  return { listed: rows.slice(0, most), left: [...counts].map(([waqfId, count]) => ({ waqfId, count })) };
}
