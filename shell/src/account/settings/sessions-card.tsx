import { useState } from 'react';
import type { OwnSession } from '@waqf/contracts/identity';
import { displayTime } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import {
  Button,
  Card,
  ConfirmDialog,
  DualDate,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  Ltr,
  StatusTag,
  type Tone,
  VisuallyHidden,
} from '@waqf/ui/core';
import { useDeviceText } from './device-text';
import { securityMessages } from './settings.messages';
import * as css from './settings.module.css';
import { useSessions } from './use-sessions';

/** The user's current sessions; each one, and all others together, can be ended after a confirmation. */
export function SessionsCard() {
  const t = useMessages(securityMessages);
  const { read, endOne, endOthers } = useSessions();
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null);
  if (read.isPending) return <ListSkeleton rows={2} />;
  if (read.error)
    return (
      <LoadFailure
        title={t('loadFailed')}
        error={read.error}
        onRetry={() => void read.refetch()}
        retrying={read.isFetching}
      />
    );
  const { sessions, idleMinutes, longestHours } = read.data;
  const others = sessions.filter(({ current }) => !current);
  const close = () => setAsked(null);
  const confirm = async () => {
    const done = asked === 'others' ? endOthers.mutateAsync() : endOne.mutateAsync(asked?.id ?? '');
    await done.catch(() => undefined);
    close();
  };
  return (
    <Card
      title={t('sessions')}
      extra={
        others.length > 0 ? (
          <Button size="small" variant="danger" onClick={() => setAsked('others')}>
            {t('endOthers')}
          </Button>
        ) : undefined
      }
    >
      <p className={css.rule}>{t('rule', { count: idleMinutes, hours: longestHours })}</p>
      <List label={t('sessions')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </List>
      {others.length === 0 ? <p className={css.only}>{t('onlyHere')}</p> : null}
      <EndDialog asked={asked} others={others.length} onClose={close} onConfirm={confirm} />
    </Card>
  );
}

const tones: Record<OwnSession['device']['kind'], Tone> = {
  phone: 'info',
  tablet: 'info',
  computer: 'neutral',
  unknown: 'warning',
};

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useMessages(securityMessages);
  const deviceText = useDeviceText();
  const { device, address, startedAt, lastSeenAt, idleEndsAt, endsAt, current } = session;
  const name = deviceText(device);
  return (
    <ListRow
      lead={
        <IconTile
          tone={current ? 'success' : tones[device.kind]}
          icon={device.kind === 'phone' || device.kind === 'tablet' ? <Icon.Mobile /> : <Icon.Globe />}
        />
      }
      title={
        <span className={css.sessionTitle}>
          <span>{name}</span>
          {current ? (
            <StatusTag tone="success" icon={<Icon.Check size={15} />}>
              {t('current')}
            </StatusTag>
          ) : null}
        </span>
      }
      text={
        <span className={css.facts}>
          <span className={css.fact}>
            {t('address')} {address ? <Ltr>{address}</Ltr> : t('unknownAddress')}
          </span>
          <span className={css.fact}>
            {t('started')} <Ltr>{displayTime(startedAt)}</Ltr>
          </span>
          {current ? (
            <span className={css.fact}>
              {t('idleEnd')} <Ltr>{displayTime(idleEndsAt)}</Ltr>
            </span>
          ) : (
            <span className={css.fact}>
              {t('lastSeen')} <Ltr>{displayTime(lastSeenAt)}</Ltr>
            </span>
          )}
          <span className={css.fact}>
            {t('end')} <Ltr>{displayTime(endsAt)}</Ltr>
          </span>
        </span>
      }
      end={
        current ? undefined : (
          <Button size="small" onClick={onEnd}>
            {t('endOne')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

interface EndDialogProps {
  asked: OwnSession | 'others' | null;
  others: number;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

function EndDialog({ asked, others, onClose, onConfirm }: EndDialogProps) {
  const t = useMessages(securityMessages);
  const deviceText = useDeviceText();
  const facts =
    asked === null || asked === 'others'
      ? [{ label: t('othersCount'), value: others }]
      : [
          { label: t('device'), value: deviceText(asked.device) },
          { label: t('address'), value: asked.address ? <Ltr>{asked.address}</Ltr> : t('unknownAddress') },
          { label: t('lastSeen'), value: <DualDate iso={asked.lastSeenAt} withTime /> },
        ];
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      title={t(asked === 'others' ? 'endOthersTitle' : 'endOneTitle')}
      facts={facts}
      warning={t('endWarning')}
      confirmLabel={t(asked === 'others' ? 'endOthers' : 'endOne')}
      onConfirm={onConfirm}
      danger
    />
  );
}
