import { displayNumber } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { fileSizeText } from '@waqf/ui/core';
import { backupMessages } from './backups.messages';

const gigabyte = 1024 ** 3;

/** A readable size: in megabytes, or in gigabytes from one gigabyte. */
export function useSizeText(): (bytes: number) => string {
  const t = useMessages(backupMessages);
  const { language } = useLanguage();
  return (bytes) =>
    bytes < gigabyte ? fileSizeText(bytes, language) : t('gigabytes', { size: displayNumber(bytes / gigabyte, 1) });
}
