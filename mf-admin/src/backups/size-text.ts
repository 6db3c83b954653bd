import { useLanguage, useMessages } from '@waqf/platform-web';
import { fileSizeText } from '@waqf/ui/core';
import { backupMessages } from './backups.messages';

const gigabyte = 1024 ** 3;

/** A size as people read it: megabytes, from one on gigabytes. */
export function useSizeText(): (bytes: number) => string {
  const t = useMessages(backupMessages);
  const { language } = useLanguage();
  return (bytes) =>
    bytes < gigabyte ? fileSizeText(bytes, language) : t('gigabytes', { size: (bytes / gigabyte).toFixed(1) });
}
