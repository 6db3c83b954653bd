import type { ReactNode } from 'react';
import { givenName } from '@waqf/formats';
import { defineMessages, useMessages, useSession } from '@waqf/platform-web';
import { DualDate, PageHead } from '@waqf/ui/core';
import { greetingAt } from '../model/greeting';

const messages = defineMessages({
  morning: { ar: 'صباح الخير، {name}', en: 'Good morning, {name}' },
  evening: { ar: 'مساء الخير، {name}', en: 'Good evening, {name}' },
});

export interface DashboardHeadProps {
  /** One sentence about the current state, shown after the date. */
  sentence: ReactNode;
  actions?: ReactNode;
  /** The bottom bar of a phone, when it differs from `actions`. */
  phoneActions?: ReactNode;
}

/**
 * The head of a dashboard: a greeting by Riyadh time, today in both calendars, and one sentence about the current
 * state.
 */
export function DashboardHead({ sentence, actions, phoneActions }: DashboardHeadProps) {
  const t = useMessages(messages);
  const { user } = useSession();
  const now = new Date();
  return (
    <PageHead
      title={t(greetingAt(now), { name: givenName(user.fullName) })}
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
