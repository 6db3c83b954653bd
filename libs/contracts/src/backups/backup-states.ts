/** The states of a backup. */
export const backupStates = ['running', 'ready', 'failed', 'removed'] as const;
export type BackupState = (typeof backupStates)[number];
