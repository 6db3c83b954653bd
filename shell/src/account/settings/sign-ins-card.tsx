import { lookUp } from '@waqf/contracts';
import { useQuery } from '@tanstack/react-query';
import { ownSignIns, type OwnSignIn } from '@waqf/contracts/identity';
import { apiQuery, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Card, DualDate, Icon, IconTile, List, ListRow, ListSkeleton, Ltr, StatusTag } from '@waqf/ui/core';
import { useDeviceText } from './device-text';
import { securityMessages } from './settings.messages';
import * as css from './settings.module.css';

const signInsQuery = apiQuery(['/api/user/sign-ins'], ownSignIns);

const looks = {
  completed: { tone: 'success', icon: <Icon.SignIn />, mark: <Icon.Check size={15} /> },
  rejected: { tone: 'error', icon: <Icon.CloseCircle />, mark: <Icon.Alert size={15} /> },
  expired: { tone: 'warning', icon: <Icon.Clock />, mark: <Icon.Clock size={15} /> },
  waiting: { tone: 'info', icon: <Icon.Mobile />, mark: <Icon.Clock size={15} /> },
} as const;

/** The sign-in attempts with the user's id, including unsuccessful ones. */
export function SignInsCard() {
  const t = useMessages(securityMessages);
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...signInsQuery, refetchOnMount: 'always' });
  if (isPending) return <ListSkeleton />;
  if (error)
    return (
      <LoadFailure title={t('signInsFailed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <Card title={t('signIns')}>
      <p className={css.rule}>{t('signInsNote')}</p>
      <List label={t('signIns')}>
        {data.signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </List>
    </Card>
  );
}

function SignInRow({ signIn: { outcome, device, address, at } }: { signIn: OwnSignIn }) {
  const t = useMessages(securityMessages);
  const deviceText = useDeviceText();
  const { tone, icon, mark } = lookUp(looks, outcome) ?? looks.waiting;
  return (
    <ListRow
      lead={<IconTile tone={tone} icon={icon} />}
      title={deviceText(device)}
      text={
        <span className={css.facts}>
          <DualDate iso={at} withTime />
          <span className={css.fact}>
            {t('address')} <Ltr>{address}</Ltr>
          </span>
        </span>
      }
      end={
        <StatusTag tone={tone} icon={mark}>
          {t.of('', outcome)}
        </StatusTag>
      }
    />
  );
}
