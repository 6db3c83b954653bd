import { wordList } from '@waqf/formats';
import type { ReactNode } from 'react';
import { lookUp } from '@waqf/contracts';
import {
  type SupportingDocument,
  supportingDocumentKindLabels,
  type SupportingDocumentState,
  supportingDocumentStateLabels,
} from '@waqf/contracts/supporting-documents';
import { useLanguage, useMessages } from '@waqf/platform-web';
import {
  Button,
  DualDate,
  Icon,
  IconTile,
  ListRow,
  Row,
  Stack,
  StatusTag,
  type Tone,
  usePhone,
  VisuallyHidden,
} from '@waqf/ui/core';
import { documentRowMessages } from './supporting-document-row.messages';

const tones: Readonly<Record<SupportingDocumentState, Tone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
};

interface SupportingDocumentRowProps {
  document: SupportingDocument;
  /** The beneficiary or the waqf that the document is about. */
  about: string;
  /** The address at which its file is read. */
  file: string;
  /** The actions that the user may take on it. */
  acts?: ReactNode;
}

/** One document of a beneficiary: what it proves, when it was sent, the result of its review and the reason. */
export function SupportingDocumentRow({ document, about, file, acts }: SupportingDocumentRowProps) {
  const t = useMessages(documentRowMessages);
  const { language } = useLanguage();
  const { kind, status, reason, fileName, uploadDate } = document;
  const phone = usePhone();
  const shown = lookUp(supportingDocumentKindLabels, kind)?.[language] ?? kind;
  const state = (
    <StatusTag tone={lookUp(tones, status) ?? 'neutral'}>
      {lookUp(supportingDocumentStateLabels, status)?.[language] ?? status}
    </StatusTag>
  );
  return (
    <ListRow
      lead={<IconTile icon={<Icon.File />} tone={lookUp(tones, status) ?? 'neutral'} />}
      title={shown}
      text={
        <Stack gap={8}>
          <Row gap={8} wrap>
            <bdi>{about}</bdi>
            <DualDate iso={uploadDate} short />
          </Row>
          {phone ? <span>{state}</span> : null}
          {reason === null ? null : <span dir="auto">{t('reason', { reason })}</span>}
          <Row gap={8} wrap>
            <Button size="small" href={file} icon={<Icon.Download size={16} />}>
              {t('open')}
              <VisuallyHidden>{`: ${wordList([shown, fileName], language)}`}</VisuallyHidden>
            </Button>
            {acts}
          </Row>
        </Stack>
      }
      end={phone ? undefined : state}
    />
  );
}
