const megabyte = 1024 * 1024;

/** Bytes of deeds and attachments that the store keeps, all versions counted: they are evidence and never deleted. */
export const storageQuota = {
  /** Of all deeds that one person uploaded. */
  person: 1024 * megabyte,
  /** Of all deeds of one waqf. */
  waqf: 300 * megabyte,
  /** Received from one person in a day, refused files too. */
  personDay: 500 * megabyte,
} as const;

export interface StoredBytes {
  person: number;
  waqf: number;
}

/** Which quota a file would exceed, or undefined. @param adding size of the file in bytes */
export function exceededQuota(stored: StoredBytes, adding: number): keyof StoredBytes | undefined {
  if (stored.waqf + adding > storageQuota.waqf) return 'waqf';
  return stored.person + adding > storageQuota.person ? 'person' : undefined;
}
