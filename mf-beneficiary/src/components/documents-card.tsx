import { useQuery } from '@tanstack/react-query';
import type { SupportingDocument } from '@waqf/contracts/supporting-documents';
import { LoadedPart, SupportingDocumentRow, Unfolding, useAttempt, useNoticeRefresh } from '@waqf/screen-kit';
import { Button, Card, Icon, List, Stack } from '@waqf/ui/core';
import { fileOf, getOwnDocuments, useWithdrawDocument } from '../api/supporting-documents';
import { rejectedFirst } from '../model/rejected-first';
import { documentsTexts } from './documents.messages';
import { SendDocument } from './send-document';
import { usePortalMessages } from './portal-messages';

/** The documents that the user sent to their nazirs, the result of each review, and a button to send another. */
export function DocumentsCard() {
  const t = usePortalMessages(documentsTexts);
  const query = useQuery(getOwnDocuments());
  useNoticeRefresh('/api/beneficiary/documents');
  return (
    <Card title={t('title')}>
      <LoadedPart query={query} title={t('failed')}>
        {({ documents, places, uploads }) => (
          <Stack gap={16}>
            <small>{t('how')}</small>
            {documents.length === 0 ? (
              t('none')
            ) : (
              <List label={t('title')}>
                {inOrder(documents).map((document) => (
                  <SupportingDocumentRow
                    key={document.id}
                    document={document}
                    about={document.waqfName}
                    file={fileOf(document.id)}
                    acts={document.mayWithdraw ? <Withdraw document={document} /> : null}
                  />
                ))}
              </List>
            )}
            {places.length > 0 ? (
              <Unfolding label={t('add')} icon={<Icon.Upload size={18} />}>
                {(fold) => <SendDocument places={places} uploads={uploads} onDone={fold} />}
              </Unfolding>
            ) : null}
          </Stack>
        )}
      </LoadedPart>
    </Card>
  );
}

/** Documents that need the user's action come before the settled ones. */
function inOrder(documents: readonly SupportingDocument[]): SupportingDocument[] {
  const { first, rest } = rejectedFirst(documents);
  return [...first, ...rest];
}

function Withdraw({ document: { id } }: { document: SupportingDocument }) {
  const t = usePortalMessages(documentsTexts);
  const attempt = useAttempt();
  const withdraw = useWithdrawDocument();
  const run = () => attempt(() => withdraw.mutateAsync(id), { done: t('withdrawn'), failed: t('withdrawFailed') });
  return (
    <Button size="small" loading={withdraw.isPending} onClick={() => void run()}>
      {t('withdraw')}
    </Button>
  );
}
