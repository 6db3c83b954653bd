import { labelOf } from '@waqf/contracts';
import { waqfStatusLabels, type Waqf } from '@waqf/contracts/endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Icon, IconTile, Seal, StatusTag } from '@waqf/ui/core';
import { waqfMessages } from '../messages/waqf.messages';

/** The gold seal of an approved waqf; a plain tile before that, because gold means approved. */
export function WaqfMark({ status, size = 40 }: { status: Waqf['status']; size?: 40 | 72 }) {
  if (status === 'approved') return <Seal approved size={size} />;
  return <IconTile icon={<Icon.Waqf />} size={size === 72 ? 64 : 40} />;
}

/** The status of a waqf in a word; `long` when it is shown beside a title. */
export function WaqfStatusTag({ status, long }: { status: Waqf['status']; long?: boolean }) {
  const t = useMessages(waqfMessages);
  const { language } = useLanguage();
  const word = labelOf(waqfStatusLabels, status, language);
  if (status === 'approved' && long)
    return (
      <StatusTag tone="gold" icon={<Icon.Check size={15} />}>
        {t('approvedLong')}
      </StatusTag>
    );
  if (status === 'approved') return <StatusTag tone="success">{word}</StatusTag>;
  if (status === 'pending')
    return (
      <StatusTag tone="warning" icon={<Icon.Clock size={15} />}>
        {word}
      </StatusTag>
    );
  return (
    <StatusTag tone="neutral" icon={status === 'draft' ? <Icon.Edit size={15} /> : undefined}>
      {word}
    </StatusTag>
  );
}
