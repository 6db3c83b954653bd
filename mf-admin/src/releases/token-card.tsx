import { loadingCatalogue } from '@waqf/contracts/messages';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReleaseTokenView } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure, useAttempt } from '@waqf/screen-kit';
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
  ListSkeleton,
  StatusTag,
} from '@waqf/ui/core';
import { tokensQuery, useRevokeToken } from '../api/release-tokens';
import { tokenMessages } from './changes.messages';
import { TokenDialog } from './token-dialog';

/** The tokens with which a team releases this remote: who has one, when it was last used, and a button to revoke it. */
export function TokenCard({ remote }: { remote: string }) {
  const t = useMessages(tokenMessages);
  const tokens = useQuery(tokensQuery(remote));
  const [making, setMaking] = useState(false);
  return (
    <Card
      title={t('tokens')}
      note={t('tokensNote')}
      padding="none"
      extra={
        <Button size="small" icon={<Icon.Plus size={16} />} onClick={() => setMaking(true)}>
          {t('make')}
        </Button>
      }
    >
      {tokens.isError ? (
        <LoadFailure
          error={tokens.error}
          title={t('tokensFailed')}
          otherwise={loadingCatalogue.later}
          onRetry={() => void tokens.refetch()}
          retrying={tokens.isFetching}
        />
      ) : tokens.data ? (
        <TokenList remote={remote} tokens={tokens.data.tokens} />
      ) : (
        <ListSkeleton rows={2} />
      )}
      {making ? <TokenDialog remote={remote} onClose={() => setMaking(false)} /> : null}
    </Card>
  );
}

function TokenList({ remote, tokens }: { remote: string; tokens: readonly ReleaseTokenView[] }) {
  const t = useMessages(tokenMessages);
  const [asked, setAsked] = useState<ReleaseTokenView | null>(null);
  if (tokens.length === 0) return <EmptyState bare title={t('tokensEmpty')} icon={<Icon.Lock size={28} />} />;
  return (
    <List edge>
      {tokens.map((token) => (
        <ListRow
          key={token.id}
          title={token.name}
          text={
            <Dotted>
              <>
                {`${t('madeOn')} `}
                <DualDate iso={token.madeAt} short />
              </>
              {token.lastUsedAt ? (
                <>
                  {`${t('used')} `}
                  <DualDate iso={token.lastUsedAt} withTime short />
                </>
              ) : (
                t('neverUsed')
              )}
            </Dotted>
          }
          end={
            token.revokedAt ? (
              <StatusTag tone="neutral">{t('isRevoked')}</StatusTag>
            ) : (
              <Button size="small" onClick={() => setAsked(token)}>
                {t('revoke')}
              </Button>
            )
          }
        />
      ))}
      {asked ? <RevokeDialog remote={remote} token={asked} onClose={() => setAsked(null)} /> : null}
    </List>
  );
}

interface RevokeProps {
  remote: string;
  token: ReleaseTokenView;
  onClose: () => void;
}

function RevokeDialog({ remote, token, onClose }: RevokeProps) {
  const t = useMessages(tokenMessages);
  const attempt = useAttempt();
  const revoke = useRevokeToken(remote);
  const send = async () => {
    await attempt(() => revoke.mutateAsync(token.id), { done: t('revoked'), failed: t('revokeFailed') });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('revokeTitle')}
      facts={[{ label: t('name'), value: token.name }]}
      warning={t('revokeText')}
      confirmLabel={t('revokeConfirm')}
      onConfirm={send}
    />
  );
}
