import { useInfiniteQuery } from '@tanstack/react-query';
import type { FailedMail } from '@waqf/contracts/operations';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure, MoreRows } from '@waqf/screen-kit';
import { Card, DualDate, Icon, IconTile, List, ListRow, ListSkeleton, LongLtr, Stack, StatusTag } from '@waqf/ui/core';
import { failedMailPages } from '../api/failures';
import { failedEventMessages } from './failed-events.messages';

/** E-mails and text messages that bounced or failed; addresses are masked. */
export function MailCard() {
  const t = useMessages(failedEventMessages);
  const pages = useInfiniteQuery(failedMailPages());
  const mails = pages.data?.pages.flatMap((page) => page.mails);
  const figures = pages.data?.pages[0]?.figures;
  return (
    <Card
      title={t('mails')}
      note={figures ? t('mailsNote', { failed: figures.failed, all: figures.failed + figures.sent }) : undefined}
    >
      {pages.isLoadingError ? (
        <LoadFailure
          bare
          error={pages.error}
          title={t('mailsFailed')}
          otherwise={loadingCatalogue.later}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      ) : mails ? (
        <Stack gap={12}>
          {mails.length === 0 ? <p>{t('mailsEmpty')}</p> : null}
          <List label={t('mails')}>
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </List>
        </Stack>
      ) : (
        <ListSkeleton rows={2} />
      )}
      <MoreRows pages={pages} padded />
    </Card>
  );
}

function MailRow({ mail: { channel, recipient, title, problem, state, at } }: { mail: FailedMail }) {
  const t = useMessages(failedEventMessages);
  return (
    <ListRow
      lead={<IconTile icon={channel === 'sms' ? <Icon.Mobile /> : <Icon.Mail />} />}
      title={recipient === null ? t('noAddress') : <LongLtr>{recipient}</LongLtr>}
      text={
        <Stack gap={4}>
          <span>{title}</span>
          {problem ? <LongLtr>{problem}</LongLtr> : null}
          <DualDate iso={at} withTime short />
        </Stack>
      }
      end={
        <StatusTag tone={state === 'final' ? 'error' : 'warning'}>{t(state === 'final' ? 'final' : 'again')}</StatusTag>
      }
    />
  );
}
