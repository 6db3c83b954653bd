import { useQuery } from '@tanstack/react-query';
import { knownValue } from '@waqf/contracts';
import { auditBrokenReasons, type AuditCheck } from '@waqf/contracts/audit';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { displayNumber } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure, useAttempt } from '@waqf/screen-kit';
import { Alert, Button, CardSkeleton, CopyButton, Dotted, DualDate, Icon, Ltr, Row, Stack } from '@waqf/ui/core';
import { auditChainQuery, useVerifyAudit } from '../api/get-audit';
import { auditMessages } from './audit.messages';

const shownOfHash = 16;

/** Whether the hash chain of the audit trail is valid, by the last check, with a button to check it now. */
export function ChainState() {
  const t = useMessages(auditMessages);
  const chain = useQuery(auditChainQuery());
  if (chain.isPending) return <CardSkeleton lines={2} />;
  if (chain.isError)
    return (
      <LoadFailure
        error={chain.error}
        title={t('failed')}
        otherwise={loadingCatalogue.later}
        onRetry={() => void chain.refetch()}
        retrying={chain.isFetching}
      />
    );
  const { check } = chain.data;
  const action = <VerifyNow />;
  if (check === null)
    return (
      <Alert tone="info" title={t('chainUnchecked')} action={action}>
        {t('chainUncheckedText')}
      </Alert>
    );
  if (check.whole)
    return (
      <Alert tone="success" title={t('chainWhole')} action={action}>
        <Figures check={check} />
      </Alert>
    );
  return (
    <Alert tone="error" title={t('chainBroken')} action={action}>
      <Stack gap={8}>
        <Broken broken={check.broken} />
        <span>{t('brokenWhat')}</span>
        <Figures check={check} />
      </Stack>
    </Alert>
  );
}

function Broken({ broken }: { broken: AuditCheck['broken'] }) {
  const t = useMessages(auditMessages);
  if (!broken) return null;
  const { position, entryId } = broken;
  return (
    <span>
      {t(`reason.${knownValue(auditBrokenReasons, broken.reason) ?? 'unknown'}`)}
      {position === null ? null : <>: {t('brokenAt', { position })}</>}
      {entryId === null ? null : (
        <>
          {' '}
          <Ltr>{entryId}</Ltr>
        </>
      )}
    </span>
  );
}

function Figures({ check: { entries, checkedAt, tookMs, head } }: { check: AuditCheck }) {
  const t = useMessages(auditMessages);
  return (
    <Stack gap={8}>
      <span>
        <Dotted>
          {t('checked', { count: entries })}
          <DualDate iso={checkedAt} withTime />
          {tookMs < 1000 ? t('tookLittle') : t('took', { seconds: displayNumber(tookMs / 1000, 1, 1) })}
        </Dotted>
      </span>
      {head === null ? null : (
        <Row gap={8}>
          <span>
            {t('head')} <Ltr>{`${head.slice(0, shownOfHash)}…`}</Ltr> {t('headHint')}
          </span>
          <CopyButton text={head} label={t('copyHead')} />
        </Row>
      )}
    </Stack>
  );
}

function VerifyNow() {
  const t = useMessages(auditMessages);
  const attempt = useAttempt();
  const verify = useVerifyAudit();
  return (
    <Button
      icon={<Icon.Shield size={18} />}
      loading={verify.isPending}
      onClick={() =>
        void attempt(() => verify.mutateAsync(), {
          done: ({ check }) => (check?.whole === false ? { tone: 'error', title: t('notWhole') } : t('verified')),
          failed: t('verifyFailed'),
        })
      }
    >
      {t('verify')}
    </Button>
  );
}
