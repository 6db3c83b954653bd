const megabyte = 1024 * 1024;

/** Limits in bytes for stored deeds and attachments, all versions included: they are evidence and are never deleted. */
export const storageQuota = {
  /** Total of all files that one person uploaded. */
  person: 1024 * megabyte,
  /** Total of all files of one waqf. */
  waqf: 300 * megabyte,
  /** Total received from one person in a day, including refused files. */
  personDay: 500 * megabyte,
} as const;

export interface StoredBytes {
  person: number;
  waqf: number;
}

/** The quota that a file would exceed; undefined when there is none. @param adding size of the file in bytes */
export function exceededQuota(stored: StoredBytes, adding: number): keyof StoredBytes | undefined {
  if (stored.waqf + adding > storageQuota.waqf) return 'waqf';
  return stored.person + adding > storageQuota.person ? 'person' : undefined;
}
