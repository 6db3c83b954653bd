import type { ReactNode } from 'react';
import type { DistributionRun } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { Amount, Icon, StatStrip } from '@waqf/ui/core';
import { runMessages } from '../messages/runs.messages';

/** The states of the shares: the number of beneficiaries and the amount in each. */
export function RunFigures({ run: { counts } }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  const figure = (key: 'payable' | 'withheld' | 'paid' | 'failed', icon: ReactNode) => ({
    label: t(key),
    icon,
    value: <Amount value={counts[key].amount} unit />,
    note: t('people', { count: counts[key].lines }),
  });
  return (
    <StatStrip
      items={[
        figure('payable', <Icon.Check size={18} />),
        figure('withheld', <Icon.Lock size={18} />),
        figure('paid', <Icon.HandCoins size={18} />),
        figure('failed', <Icon.Alert size={18} />),
      ]}
    />
  );
}
