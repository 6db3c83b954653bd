import { useQuery } from '@tanstack/react-query';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { defaultUploadLimits, waqfQuery } from '@waqf/screen-kit';
import { Alert } from '@waqf/ui/core';
import { processMessages } from '../messages/process.messages';
import { typeList, type UploadLimits } from '../model/deed-limits';

/** The server's limits for an upload to this waqf. */
export function useUploadLimits(waqfId: string): UploadLimits {
  return useQuery(waqfQuery(waqfId)).data?.uploads ?? defaultUploadLimits;
}

/** The sentence that states the upload limits. */
export function UploadLimitsNote({ waqfId }: { waqfId: string }) {
  const t = useMessages(processMessages);
  const { language } = useLanguage();
  const limits = useUploadLimits(waqfId);
  return <Alert tone="info">{t('limits', { types: typeList(limits, language), size: limits.largestMegabytes })}</Alert>;
}
