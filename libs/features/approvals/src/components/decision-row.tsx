import type { DecisionElsewhere } from '@waqf/contracts/approvals';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, Icon, IconTile, ListRow, VisuallyHidden } from '@waqf/ui/core';
import { approvalMessages } from '../messages/approval.messages';

/** A decision on a page of its own, such as proposed rules, and the way there; `asked`: others decide for the user. */
export function DecisionRow({ decision, asked = false }: { decision: DecisionElsewhere; asked?: boolean }) {
  const t = useMessages(approvalMessages);
  const { language } = useLanguage();
  const { describe, requestedBy, waqfName, to } = decision;
  return (
    <ListRow
      lead={<IconTile icon={<Icon.Scale />} tone={asked ? 'neutral' : 'gold'} />}
      title={describe[language]}
      text={asked ? t('proposed', { waqf: waqfName }) : t('why', { name: requestedBy, waqf: waqfName })}
      end={
        <Button size="small" href={to}>
          {t(asked ? 'followThere' : 'decideThere')}
          <VisuallyHidden>{`: ${waqfName}`}</VisuallyHidden>
        </Button>
      }
    />
  );
}
