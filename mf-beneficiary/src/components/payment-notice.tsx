import { useMessages } from '@waqf/platform-web';
import { useIssuedFile } from '@waqf/screen-kit';
import { Button, Icon } from '@waqf/ui/core';
import { noticePath } from '../api/payments';
import { messages } from '../screens/payment.messages';

/** The notice of a payment as a PDF with its number and code. */
export function PaymentNotice({ paymentId }: { paymentId: string }) {
  const t = useMessages(messages);
  const notice = useIssuedFile(noticePath(paymentId), t('noticeFailed'));
  return (
    <Button icon={<Icon.Download size={18} />} loading={notice.isPending} onClick={notice.fetch}>
      {t('notice')}
    </Button>
  );
}
