import type { ReactNode } from 'react';
import { defineMessages, useMessages, useSession } from '@waqf/platform-web';
import { DualDate, PageHead } from '@waqf/ui/core';
import { greetingAt } from '../model/greeting';

const messages = defineMessages({
  morning: { ar: 'صباح الخير، {name}', en: 'Good morning, {name}' },
  evening: { ar: 'مساء الخير، {name}', en: 'Good evening, {name}' },
});

export interface DashboardHeadProps {
  /** One sentence of state, after the date. */
  sentence: ReactNode;
  actions?: ReactNode;
  /** The bar at the bottom of a phone, when it is something else. */
  phoneActions?: ReactNode;
}

/** The beginning of a dashboard: a greeting by Riyadh's clock, today in both calendars, one sentence of state. */
export function DashboardHead({ sentence, actions, phoneActions }: DashboardHeadProps) {
  const t = useMessages(messages);
  const { user } = useSession();
  const now = new Date();
  return (
    <PageHead
      title={t(greetingAt(now), { name: user.fullName.trim().split(/\s+/)[0] ?? '' })}
      state={
        <span>
          <DualDate iso={now.toISOString()} />. {sentence}
        </span>
      }
      actions={actions}
      phoneActions={phoneActions}
    />
  );
}
