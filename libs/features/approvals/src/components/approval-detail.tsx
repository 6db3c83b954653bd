import { wordList } from '@waqf/formats';
import { useState } from 'react';
import { labelOf, lookUp } from '@waqf/contracts';
import { type Approval, type ApprovalState, approvalStateLabels } from '@waqf/contracts/approvals';
import { displayAmount, parseAmount, riyalsInWords } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import {
  Alert,
  Amount,
  BottomBar,
  Button,
  Card,
  DescriptionList,
  DualDate,
  Iban,
  Icon,
  Ltr,
  MoreLink,
  Stack,
  StatusTag,
  type Tone,
  namedDialog,
} from '@waqf/ui/core';
import { useDecideApproval } from '../api/decide-approval';
import { pageMessages } from '../messages/approvals-page.messages';
import { ApprovalEffect } from './approval-effect';
import { WithdrawDialog } from './withdraw-dialog';
import * as css from './approvals.module.css';

// The dialog loads the form library, which is not needed to read the requests.
const RejectDialog = namedDialog(
  () => import('./reject-dialog').then((module) => module.RejectDialog),
  pageMessages.reject,
);

const tones: Record<ApprovalState, Tone> = {
  requested: 'warning',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** One request: its amount and names, who must decide it and by when, its seal, and what the user may do with it. */
export function ApprovalDetail({ approval }: { approval: Approval }) {
  const t = useMessages(pageMessages);
  const { language } = useLanguage();
  const isOpen = approval.state === 'requested';
  // Amounts in words exist in Arabic only.
  const inWords = approval.amount === null || language !== 'ar' ? null : riyalsInWords(parseAmount(approval.amount));
  return (
    <Card
      title={approval.describe[language]}
      extra={
        <StatusTag tone={lookUp(tones, approval.state) ?? 'warning'}>
          {labelOf(approvalStateLabels, approval.state, language)}
        </StatusTag>
      }
    >
      <Stack gap={16}>
        {approval.amount === null ? null : (
          <div>
            <span className={css.quiet}>{t('amount')}</span>
            <div className={css.amount}>
              <Amount value={approval.amount} unit />
            </div>
            {inWords === null ? null : <span className={css.quiet}>{inWords}</span>}
          </div>
        )}
        <Facts approval={approval} />
        <Subject approval={approval} />
        {approval.effect ? <ApprovalEffect effect={approval.effect} /> : null}
        {approval.outdated && isOpen ? (
          <Alert tone="warning" title={t('outdatedTitle')}>
            {t('outdatedText')}
          </Alert>
        ) : null}
        {approval.selfApprovalFrom !== null && isOpen ? <Alert tone="warning">{t('alone')}</Alert> : null}
        <Alert
          tone="info"
          title={t(!isOpen ? 'sealedTitle' : approval.mayDecide && !approval.outdated ? 'sealTitle' : 'askedSealTitle')}
          icon={<Icon.Lock />}
        >
          {t('seal')} <Ltr>{(approval.hash.slice(0, 16).match(/.{4}/g) ?? []).join('-')}</Ltr>.{' '}
          {isOpen ? t('sealText') : null}
        </Alert>
        <Acts approval={approval} />
      </Stack>
    </Card>
  );
}

/** What is decided is more than its amount: a link to the page that shows it, for the kinds that have one. */
function Subject({ approval: { kind, subjectPage } }: { approval: Approval }) {
  const t = useMessages(pageMessages);
  if (subjectPage === undefined) return null;
  return <MoreLink href={subjectPage}>{t(lookUp(openWords, kind) ?? 'open.other')}</MoreLink>;
}

const openWords = { distribution: 'open.distribution', year_reopening: 'open.year_reopening' } as const;

function Facts({ approval }: { approval: Approval }) {
  const t = useMessages(pageMessages);
  const { language } = useLanguage();
  const { transfer, waitsFor = [], selfApprovalFrom, decidedBy, decidedAt, reason } = approval;
  const isOpen = approval.state === 'requested';
  const names = waitsFor.map(({ role, fullName }) => {
    const title = t.of('role.', role);
    return fullName === null ? title : t('person', { name: fullName, role: title });
  });
  return (
    <DescriptionList
      lines
      items={[
        ...(transfer
          ? [
              { label: t('to'), value: transfer.to.label },
              {
                label: t('iban'),
                value: (
                  <span className={css.iban}>
                    <Iban value={transfer.to.iban} copy={false} />
                  </span>
                ),
              },
              { label: t('from'), value: transfer.from.label },
              { label: t('description'), value: <bdi>{transfer.description}</bdi> },
            ]
          : []),
        { label: t('waqf'), value: approval.waqfName },
        { label: t('requested'), value: approval.requestedBy.fullName },
        { label: t(isOpen ? 'since' : 'requestedAt'), value: <DualDate iso={approval.requestedAt} withTime /> },
        ...(isOpen && names.length > 0 ? [{ label: t('waitsFor'), value: wordList(names, language) }] : []),
        ...(isOpen && selfApprovalFrom !== null
          ? [{ label: t('until'), value: <DualDate iso={selfApprovalFrom} withTime /> }]
          : []),
        // A withdrawn request was decided by nobody: the server names the person who withdrew it.
        ...(decidedBy === null
          ? []
          : [{ label: t(approval.state === 'withdrawn' ? 'withdrawnBy' : 'decidedBy'), value: decidedBy.fullName }]),
        ...(decidedAt === null ? [] : [{ label: t('decidedAt'), value: <DualDate iso={decidedAt} withTime /> }]),
        ...(reason === null ? [] : [{ label: t('reason'), value: <bdi>{reason}</bdi> }]),
      ]}
    />
  );
}

/** Approving asks Nafath for confirmation immediately; the Nafath dialog repeats what is being approved. */
function Acts({ approval }: { approval: Approval }) {
  const t = useMessages(pageMessages);
  const attempt = useAttempt();
  const decide = useDecideApproval(approval.id);
  const [asked, setAsked] = useState<'reject' | 'withdraw' | null>(null);
  if (!approval.mayDecide && !approval.mayWithdraw) return null;
  const approve = async () => {
    await attempt(() => decide.mutateAsync({ approve: true }), { done: t('approved'), failed: t('approveFailed') });
  };
  return (
    <BottomBar inline>
      {approval.mayDecide ? (
        <>
          {approval.outdated ? null : (
            <Button
              variant="primary"
              size="large"
              icon={<Icon.Shield size={18} />}
              loading={decide.isPending}
              onClick={() => void approve()}
            >
              {approval.amount === null
                ? t('approve')
                : t('approveAmount', { amount: displayAmount(parseAmount(approval.amount)) })}
            </Button>
          )}
          <Button variant="danger" size="large" disabled={decide.isPending} onClick={() => setAsked('reject')}>
            {t('reject')}
          </Button>
        </>
      ) : null}
      {approval.mayWithdraw ? (
        <Button size="large" disabled={decide.isPending} onClick={() => setAsked('withdraw')}>
          {t('withdraw')}
        </Button>
      ) : null}
      {asked === 'reject' ? <RejectDialog approval={approval} onClose={() => setAsked(null)} /> : null}
      {asked === 'withdraw' ? <WithdrawDialog approval={approval} onClose={() => setAsked(null)} /> : null}
    </BottomBar>
  );
}
