import { backupStateLabels } from '@waqf/contracts/backups';
import { defineStates } from '../../platform/index.js';
import { backupFailed, backupMade, backupRemoved } from '../backups.facts.js';

/** The life cycle of a backup. */
export const backupStates = defineStates({
  name: 'backups.backup',
  noun: { ar: 'نسخة احتياطية', en: 'Backup' },
  column: 'backups.backup.state',
  initial: ['running'],
  states: backupStateLabels,
  transitions: [
    { name: 'finish', from: ['running'], to: 'ready', by: ['platform'], records: backupMade },
    { name: 'fail', from: ['running'], to: 'failed', by: ['platform'], records: backupFailed },
    { name: 'remove', from: ['ready'], to: 'removed', by: ['platform'], records: backupRemoved },
  ],
});
