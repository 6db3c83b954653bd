import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupportingDocument } from '@waqf/contracts/supporting-documents';
import { useMessages } from '@waqf/platform-web';
import { PartFailure, SupportingDocumentRow, useAttempt, useNoticeRefresh } from '@waqf/screen-kit';
import { Button, Card, ConfirmDialog, List, StatusTag } from '@waqf/ui/core';
import { fileOf, supportingDocumentsQuery, useReviewDocument } from '../api/supporting-documents';
import { supportingDocumentMessages } from '../messages/supporting-document.messages';
import * as css from './beneficiaries.module.css';
import { RejectDocumentDialog } from './lazy-dialogs';
import { useDocumentFacts } from './use-document-facts';

/**
 * Documents that beneficiaries sent: those to review are shown directly, the others on request; renders nothing when
 * there are none.
 */
export function SupportingDocumentsCard({ waqfId }: { waqfId: string | undefined }) {
  const t = useMessages(supportingDocumentMessages);
  const query = useQuery(supportingDocumentsQuery(waqfId));
  useNoticeRefresh('/api/supporting-documents');
  const [all, setAll] = useState(false);
  const [rejected, setRejected] = useState<SupportingDocument | null>(null);
  const documents = query.data?.documents ?? [];
  const waiting = documents.filter(({ status }) => status === 'pending');
  const shown = all ? documents : waiting;
  if (query.isLoadingError) return <PartFailure query={query} title={t('loadFailed')} />;
  if (documents.length === 0) return null;
  return (
    <Card
      title={t('title')}
      padding="none"
      extra={
        waiting.length > 0 ? <StatusTag tone="warning">{t('waiting', { count: waiting.length })}</StatusTag> : null
      }
    >
      {shown.length > 0 ? (
        <List edge label={t('title')}>
          {shown.map((document) => (
            <SupportingDocumentRow
              key={document.id}
              document={document}
              about={t('who', { name: document.fullName, waqf: document.waqfName })}
              file={fileOf(document.id)}
              acts={document.mayReview ? <Review document={document} onReject={() => setRejected(document)} /> : null}
            />
          ))}
        </List>
      ) : (
        <p className={css.foot}>{t('noneWaiting')}</p>
      )}
      {!all && documents.length > waiting.length ? (
        <div className={css.foot}>
          <Button variant="text" onClick={() => setAll(true)}>
            {t('more')}
          </Button>
        </div>
      ) : null}
      {rejected ? <RejectDocumentDialog document={rejected} onClose={() => setRejected(null)} /> : null}
    </Card>
  );
}

function Review({ document, onReject }: { document: SupportingDocument; onReject: () => void }) {
  const t = useMessages(supportingDocumentMessages);
  const [approving, setApproving] = useState(false);
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setApproving(true)}>
        {t('approve')}
      </Button>
      <Button size="small" onClick={onReject}>
        {t('reject')}
      </Button>
      {approving ? <Approval document={document} onClose={() => setApproving(false)} /> : null}
    </>
  );
}

/** An approval is final, so it is confirmed with the person, the kind and the file. */
function Approval({ document, onClose }: { document: SupportingDocument; onClose: () => void }) {
  const t = useMessages(supportingDocumentMessages);
  const attempt = useAttempt();
  const review = useReviewDocument(document.id);
  const approve = async () => {
    if (await attempt(() => review.mutateAsync(null), { done: t('approved'), failed: t('failed') })) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('approveTitle')}
      facts={useDocumentFacts(document)}
      warning={t('approveText')}
      confirmLabel={t('approveConfirm')}
      onConfirm={approve}
    />
  );
}
