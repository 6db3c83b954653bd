import { useEffect, useRef } from 'react';
import type { Backup } from '@waqf/contracts/backups';
import { systemCatalogue } from '@waqf/contracts/messages';
import { useLanguage } from '@waqf/platform-web';
import { useToast } from '@waqf/ui/core';

/**
 * Tells the user how a backup ended that was running while the page was open, whoever started it.
 * @param backups undefined while they are loading
 */
export function useBackupEnd(backups: Backup[] | undefined): void {
  const { language } = useLanguage();
  const toast = useToast();
  const running = useRef<string>(undefined);
  useEffect(() => {
    const ended = backups?.find(({ id, state }) => id === running.current && state !== 'running');
    if (ended?.state === 'ready') toast.show({ title: systemCatalogue.backupCreated[language], tone: 'success' });
    if (ended?.state === 'failed') toast.show({ title: systemCatalogue.backupFailed[language], tone: 'error' });
    if (backups) running.current = backups.find(({ state }) => state === 'running')?.id;
  }, [backups, language, toast]);
}
