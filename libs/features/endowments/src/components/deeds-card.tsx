import { useState } from 'react';
import type { DeedDocument } from '@waqf/contracts/documents';
import { useLanguage, useMessages } from '@waqf/platform-web';
import {
  Button,
  Card,
  Dialog,
  Dotted,
  DualDate,
  EmptyState,
  fileSizeText,
  Icon,
  IconTile,
  List,
  ListRow,
  LongLtr,
  Row,
} from '@waqf/ui/core';
import { deedFileHref } from '../api/deed-links';
import { deedMessages } from '../messages/deed.messages';
import { detailsMessages } from '../messages/waqf-details.messages';
import { DeedPage } from './deed-page';
import { DeedStatusTag } from './deed-status-tag';

/** The deeds in force: their files to download and their pages to view. */
export function DeedsCard({ waqfId, documents }: { waqfId: string; documents: readonly DeedDocument[] }) {
  const t = useMessages(detailsMessages);
  const deed = useMessages(deedMessages);
  const [open, setOpen] = useState<string | null>(null);
  const shown = documents.find((document) => document.id === open);
  if (documents.length === 0)
    return <EmptyState icon={<Icon.Deed size={28} />} title={t('deedsEmpty')} text={t('deedsEmptyText')} />;
  return (
    <Card title={t('tab.deeds')} padding="none">
      <List edge label={t('tab.deeds')}>
        {documents.map((document) => (
          <DeedRow key={document.id} waqfId={waqfId} document={document} onShow={() => setOpen(document.id)} />
        ))}
      </List>
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpen(null)}
        title={shown ? deed.of('type.', shown.type) : ''}
        width={860}
      >
        {shown ? <DeedPage waqfId={waqfId} document={shown} /> : null}
      </Dialog>
    </Card>
  );
}

function DeedRow({ waqfId, document, onShow }: { waqfId: string; document: DeedDocument; onShow: () => void }) {
  const t = useMessages(detailsMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const name = deed.of('type.', document.type);
  const text = (
    <Dotted>
      <LongLtr>{document.fileName}</LongLtr>
      {fileSizeText(document.size, language)}
      {t('version', { version: document.version })}
      <>
        {t('uploadedOn')} <DualDate iso={document.createdAt} short />
      </>
    </Dotted>
  );
  return (
    <ListRow
      lead={<IconTile icon={<Icon.File />} tone={document.status === 'error' ? 'error' : 'success'} />}
      title={name}
      text={text}
      end={
        <Row gap={8} wrap justify="end">
          <DeedStatusTag document={document} />
          {document.pages.length > 0 ? (
            <Button size="small" icon={<Icon.Eye size={16} />} onClick={onShow}>
              {t('showPages')}
            </Button>
          ) : null}
          <Button size="small" href={deedFileHref(waqfId, document.id)} icon={<Icon.Download size={16} />}>
            {t('download')}
          </Button>
        </Row>
      }
    />
  );
}
