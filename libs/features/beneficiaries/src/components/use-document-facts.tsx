import { lookUp } from '@waqf/contracts';
import { type SupportingDocument, supportingDocumentKindLabels } from '@waqf/contracts/supporting-documents';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { supportingDocumentMessages } from '../messages/supporting-document.messages';

/** What a dialog says about a document before it is approved or rejected: whose it is, what it proves, which file. */
export function useDocumentFacts({ fullName, waqfName, kind, fileName }: SupportingDocument) {
  const t = useMessages(supportingDocumentMessages);
  const { language } = useLanguage();
  return [
    { label: t('person'), value: <bdi>{fullName}</bdi> },
    { label: t('waqf'), value: <bdi>{waqfName}</bdi> },
    { label: t('kind'), value: lookUp(supportingDocumentKindLabels, kind)?.[language] ?? kind },
    { label: t('file'), value: <bdi>{fileName}</bdi> },
  ];
}
