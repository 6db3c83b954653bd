import { useState } from 'react';
import { lookUp } from '@waqf/contracts';
import type { DevelopmentFlagView } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import {
  Button,
  Card,
  ConfirmDialog,
  Dotted,
  DualDate,
  EmptyState,
  Icon,
  List,
  ListRow,
  Row,
  StatusTag,
} from '@waqf/ui/core';
import { useRevokeFlag } from '../api/development-flags';
import { developmentMessages } from './development.messages';
import { DevelopmentDialog } from './development-dialog';
import { useReleaseWords } from './release-words';

const tones = { ready: 'info', 'in-use': 'warning', over: 'neutral', revoked: 'neutral' } as const;

/**
 * The development flags of the last day: who may see a version in development on their own page, and a button to end
 * it.
 */
export function DevelopmentCard({ flags, remotes }: { flags: readonly DevelopmentFlagView[]; remotes: string[] }) {
  const t = useMessages(developmentMessages);
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<DevelopmentFlagView | null>(null);
  return (
    <Card
      title={t('title')}
      note={t('note')}
      padding="none"
      extra={
        <Button size="small" icon={<Icon.Plus size={16} />} onClick={() => setMaking(true)}>
          {t('make')}
        </Button>
      }
    >
      {flags.length === 0 ? (
        <EmptyState bare title={t('empty')} icon={<Icon.Lock size={28} />} />
      ) : (
        <List edge>
          {flags.map((flag) => (
            <FlagRow key={flag.id} flag={flag} onRevoke={() => setAsked(flag)} />
          ))}
        </List>
      )}
      {making ? <DevelopmentDialog remotes={remotes} onClose={() => setMaking(false)} /> : null}
      {asked ? <RevokeDialog flag={asked} onClose={() => setAsked(null)} /> : null}
    </Card>
  );
}

function FlagRow({ flag, onRevoke }: { flag: DevelopmentFlagView; onRevoke: () => void }) {
  const t = useMessages(developmentMessages);
  const { nameOf } = useReleaseWords();
  const isGood = flag.state === 'ready' || flag.state === 'in-use';
  return (
    <ListRow
      title={[nameOf(flag.remote), flag.name].filter(Boolean).join(' · ')}
      text={
        <Dotted>
          <>
            {flag.madeBy ? `${t('by', { who: flag.madeBy })} ` : ''}
            {`${t('until')} `}
            <DualDate iso={flag.until} withTime short />
          </>
          {flag.lastUsedAt ? (
            <>
              {`${t('used')} `}
              <DualDate iso={flag.lastUsedAt} withTime short />
            </>
          ) : null}
        </Dotted>
      }
      end={
        <Row gap={8}>
          <StatusTag tone={lookUp(tones, flag.state) ?? 'neutral'}>{t.of('state.', flag.state)}</StatusTag>
          {isGood ? (
            <Button size="small" onClick={onRevoke}>
              {t('revoke')}
            </Button>
          ) : null}
        </Row>
      }
    />
  );
}

function RevokeDialog({ flag, onClose }: { flag: DevelopmentFlagView; onClose: () => void }) {
  const t = useMessages(developmentMessages);
  const attempt = useAttempt();
  const revoke = useRevokeFlag();
  const { nameOf } = useReleaseWords();
  const send = async () => {
    await attempt(() => revoke.mutateAsync(flag), { done: t('revoked'), failed: t('revokeFailed') });
    onClose();
  };
  const facts = [{ label: t('remote'), value: nameOf(flag.remote) }];
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('revokeTitle')}
      facts={flag.name ? [...facts, { label: t('name'), value: flag.name }] : facts}
      warning={t('revokeText')}
      confirmLabel={t('revokeConfirm')}
      onConfirm={send}
    />
  );
}
