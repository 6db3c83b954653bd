import type { UserStats } from '@waqf/contracts/users';
import { displayNumber } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { Dotted, Icon, StatStrip } from '@waqf/ui/core';
import { userMessages } from './users.messages';

/** Figures over all people, whatever is searched. */
export function UserFigures({ stats }: { stats: UserStats }) {
  const t = useMessages(userMessages);
  const { total, newThisMonth, signedIn, sessions, deactivated, inactive, byRole } = stats;
  return (
    <StatStrip
      items={[
        {
          label: t('title'),
          value: displayNumber(total),
          note: (
            <Dotted>
              {t('newThisMonth', { count: newThisMonth })}
              {t('adminsCount', { count: byRole.admin })}
            </Dotted>
          ),
          icon: <Icon.People size={18} />,
        },
        {
          label: t('signedIn'),
          value: displayNumber(signedIn),
          note: t('openSessions', { count: sessions }),
          icon: <Icon.SignIn size={18} />,
        },
        {
          label: t('deactivated'),
          value: displayNumber(deactivated),
          icon: <Icon.CloseCircle size={18} />,
        },
        inactive
          ? {
              label: t('state.inactive'),
              value: displayNumber(inactive.people),
              note: t('inactiveBeneficiaries', { count: inactive.beneficiaries }),
              icon: <Icon.Clock size={18} />,
            }
          : { label: t('state.inactive'), value: t('unavailable') },
      ]}
    />
  );
}
