import type { Browser } from '../browser.js';

export interface ListedBackup {
  id: string;
  state: string;
  fileName: string;
  failure: string | null;
  trial: { result: string; failure: string | null } | null;
  entries: number;
  files: number;
  damagedFiles: number;
}

/** Waits until the newest backup has failed or has been test-restored, or is made if it is not `tried`. */
export async function newestBackup(admin: Browser, { tried = true } = {}): Promise<ListedBackup> {
  for (;;) {
    const { backups } = (await admin.get('/api/admin/backups')).body as { backups: ListedBackup[] };
    const [newest] = backups;
    const isMade = tried ? newest?.trial && newest.trial.result !== 'running' : newest?.state === 'ready';
    const isOver = newest && (newest.state === 'failed' || isMade);
    if (isOver) return newest;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
