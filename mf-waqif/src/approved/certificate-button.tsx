import { useMutation } from '@tanstack/react-query';
import { http, saveFile, useLanguage, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, Icon } from '@waqf/ui/core';
import { approvedMessages } from './approved.messages';

/** `POST /api/waqf/{id}/certificate`: the PDF in the language of the screen; it is issued once. */
export function CertificateButton({ waqfId }: { waqfId: string }) {
  const t = useMessages(approvedMessages);
  const { language } = useLanguage();
  const fail = useFailureToast();
  const certificate = useMutation({
    mutationFn: () => http.download(`/api/waqf/${waqfId}/certificate`, { language }),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName),
    onError: (error) => fail(t('certificateFailed'), error),
  });
  return (
    <Button
      variant="primary"
      size="large"
      icon={<Icon.Download size={18} />}
      loading={certificate.isPending}
      onClick={() => certificate.mutate()}
    >
      {t('certificate')}
    </Button>
  );
}
