import type { Dispute, Entitlement } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { Alert, Button, Card, DescriptionList, DualDate, Icon, Ltr, Stack, StatusTag } from '@waqf/ui/core';
import { messages } from '../screens/entitlements.messages';

/** One waqf that names the person: what is recorded of them, and their dispute with its answer. */
export function EntitlementCard({ entitlement, onDispute }: { entitlement: Entitlement; onDispute: () => void }) {
  const t = useMessages(messages);
  const { waqfName, relationship, allocatedPercentage: share, isActive, suspensionReason, dispute } = entitlement;
  return (
    <Card
      title={waqfName}
      extra={<StatusTag tone={isActive ? 'success' : 'warning'}>{t(isActive ? 'active' : 'suspended')}</StatusTag>}
    >
      <Stack gap={16}>
        <DescriptionList
          lines
          items={[
            { label: t('share'), value: share === null ? t('noShare') : <Ltr>{`${share}%`}</Ltr> },
            { label: t('relationship'), value: relationship ?? '—' },
            { label: t('since'), value: <DualDate iso={entitlement.createdAt} /> },
            ...(suspensionReason === null ? [] : [{ label: t('why'), value: <bdi>{suspensionReason}</bdi> }]),
          ]}
        />
        {dispute ? <OwnDispute dispute={dispute} /> : null}
        {entitlement.mayDispute ? (
          <span>
            <Button variant="danger" icon={<Icon.Warning size={18} />} onClick={onDispute}>
              {t('dispute')}
            </Button>
          </span>
        ) : null}
      </Stack>
    </Card>
  );
}

function OwnDispute({ dispute }: { dispute: Dispute }) {
  const t = useMessages(messages);
  const isOpen = dispute.state === 'open';
  return (
    <Alert tone={isOpen ? 'warning' : 'info'} title={t(isOpen ? 'open' : 'explained')}>
      <DescriptionList
        items={[
          { label: t('raised'), value: <DualDate iso={dispute.raisedAt} short /> },
          { label: t('yourReason'), value: <bdi>{dispute.reason}</bdi> },
          ...(dispute.answer === null ? [] : [{ label: t('answer'), value: <bdi>{dispute.answer}</bdi> }]),
        ]}
      />
    </Alert>
  );
}
