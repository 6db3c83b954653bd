import type { Dispute, DisputeKind, Entitlement } from '@waqf/contracts/beneficiaries';
import { Alert, Button, Card, DescriptionList, DualDate, Icon, Ltr, Row, Stack, StatusTag } from '@waqf/ui/core';
import { chosenWard } from '../api/wards';
import { entitlementTexts } from '../screens/entitlements.messages';
import { usePortalMessages } from './portal-messages';

export interface EntitlementCardProps {
  entitlement: Entitlement;
  onAsk: (kind: DisputeKind) => void;
}

/** One waqf that names the user: what is recorded about them, and what they asked the nazir, with the answer. */
export function EntitlementCard({ entitlement, onAsk }: EntitlementCardProps) {
  const t = usePortalMessages(entitlementTexts);
  const isWards = chosenWard() !== null;
  const {
    waqfName,
    relationship,
    allocatedPercentage: share,
    isActive,
    suspensionReason,
    dispute,
    leavesAfter,
  } = entitlement;
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
          <Row gap={12} wrap>
            <Button variant="danger" icon={<Icon.Warning size={18} />} onClick={() => onAsk('wrong')}>
              {t('dispute')}
            </Button>
            {leavesAfter ? null : (
              <Button icon={<Icon.SignOut size={18} />} onClick={() => onAsk('leaving')}>
                {t('leave')}
              </Button>
            )}
          </Row>
        ) : null}
        {!entitlement.mayDispute && dispute?.state !== 'open' ? (
          <Alert tone="info">{t('guardianDisputes')}</Alert>
        ) : null}
        {leavesAfter && !isWards ? (
          <Alert tone="info">
            {t('leavesLater')} <DualDate iso={leavesAfter} />
          </Alert>
        ) : null}
      </Stack>
    </Card>
  );
}

function OwnDispute({ dispute }: { dispute: Dispute }) {
  const t = usePortalMessages(entitlementTexts);
  const isOpen = dispute.state === 'open';
  const leaves = dispute.kind === 'leaving';
  const title = leaves ? (isOpen ? 'leavingOpen' : 'leavingExplained') : isOpen ? 'open' : 'explained';
  return (
    <Alert tone={isOpen ? 'warning' : 'info'} title={t(title)}>
      <DescriptionList
        items={[
          { label: t(leaves ? 'leavingRaised' : 'raised'), value: <DualDate iso={dispute.raisedAt} short /> },
          { label: t('givenReason'), value: <bdi>{dispute.reason}</bdi> },
          ...(dispute.answer === null ? [] : [{ label: t('answer'), value: <bdi>{dispute.answer}</bdi> }]),
        ]}
      />
    </Alert>
  );
}
