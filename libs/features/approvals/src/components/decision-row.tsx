import type { DecisionElsewhere } from '@waqf/contracts/approvals';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, Icon, IconTile, ListRow, VisuallyHidden } from '@waqf/ui/core';
import { approvalMessages } from '../messages/approval.messages';

/** A decision that is taken on a page of its own, such as proposed rules, and the way there. */
export function DecisionRow({ decision }: { decision: DecisionElsewhere }) {
  const t = useMessages(approvalMessages);
  const { language } = useLanguage();
  const { describe, requestedBy, waqfName, to } = decision;
  return (
    <ListRow
      lead={<IconTile icon={<Icon.Scale />} tone="gold" />}
      title={describe[language]}
      text={t('why', { name: requestedBy, waqf: waqfName })}
      end={
        <Button size="small" href={to}>
          {t('decideThere')}
          <VisuallyHidden>{`: ${waqfName}`}</VisuallyHidden>
        </Button>
      }
    />
  );
}
