import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { PartFailure, useDaysLeft } from '@waqf/screen-kit';
import { Alert, Button, Card, DualDate, Icon, MoreLink, Stack } from '@waqf/ui/core';
import { getObjectionsOf } from '../api/objections';
import { messages } from '../screens/objection.messages';
import { ObjectionStateTag } from './objection-state';

/** Below a payment: the way to object to it, or the objection with its state. Renders nothing until this is known. */
export function PaymentObjection({ paymentId }: { paymentId: string }) {
  const t = useMessages(messages);
  const daysLeft = useDaysLeft();
  const query = useQuery(getObjectionsOf(paymentId));
  const { data } = query;
  if (query.isLoadingError) return <PartFailure query={query} title={t('ofPaymentFailed')} />;
  if (!data) return null;
  const objection = data.objections.find(({ state }) => state !== 'withdrawn');
  const { window } = data;
  if (objection) {
    return (
      <Card title={t('yours')} extra={<ObjectionStateTag objection={objection} />}>
        <Stack gap={8}>
          <q dir="auto">{objection.text}</q>
          <MoreLink href={`/beneficiary/objections/${objection.id}`} icon={<Icon.Next size={16} />}>
            {t(objection.state === 'open' ? 'follow' : 'read')}
          </MoreLink>
        </Stack>
      </Card>
    );
  }
  if (!window?.isOpen) {
    return (
      <Alert tone="info" title={t('tooLate')}>
        {window?.until ? (
          <>
            {t('ended')} <DualDate iso={window.until} />
          </>
        ) : null}
      </Alert>
    );
  }
  return (
    <Card title={t('askTitle')}>
      <Stack gap={12}>
        <span>{t('askText')}</span>
        {window.until ? (
          <span>
            {t('until')} <DualDate iso={window.until} />
            {window.daysLeft === null ? null : ` · ${daysLeft(window.daysLeft)}`}
          </span>
        ) : null}
        <span>
          <Button href={`/beneficiary/payments/${paymentId}/objection`} icon={<Icon.Scale size={18} />}>
            {t('ask')}
          </Button>
        </span>
      </Stack>
    </Card>
  );
}
