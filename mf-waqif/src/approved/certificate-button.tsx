import { useMessages } from '@waqf/platform-web';
import { useIssuedFile } from '@waqf/screen-kit';
import { Button, Icon } from '@waqf/ui/core';
import { approvedMessages } from './approved.messages';

/** `POST /api/waqf/{id}/certificate`: the PDF in the language of the screen; it is issued only once. */
export function CertificateButton({ waqfId }: { waqfId: string }) {
  const t = useMessages(approvedMessages);
  const certificate = useIssuedFile(`/api/waqf/${waqfId}/certificate`, t('certificateFailed'));
  return (
    <Button
      variant="primary"
      size="large"
      icon={<Icon.Download size={18} />}
      loading={certificate.isPending}
      onClick={certificate.fetch}
    >
      {t('certificate')}
    </Button>
  );
}
