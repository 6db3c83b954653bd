import { useMutation } from '@tanstack/react-query';
import { exportEnvelope } from '@waqf/contracts/exports';
import { http, useLanguage } from '@waqf/platform-web';

/** `POST /api/waqf/{id}/pack` → 202: all documents of the waqf for these days, in the language of the screen. */
export function useRequestPack(waqfId: string) {
  const { language } = useLanguage();
  return useMutation({
    mutationFn: ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
      const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
      return http.post(`/api/waqf/${waqfId}/pack`, { ...days, language }, exportEnvelope);
    },
  });
}
