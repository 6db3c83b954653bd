import { useQuery } from '@tanstack/react-query';
import { ownIbanList } from '@waqf/contracts/beneficiaries';
import { apiQuery, useMessages } from '@waqf/platform-web';
import { AskForIban, LoadedPart, PayeeIbans, useNoticeRefresh } from '@waqf/screen-kit';
import { Card, Stack } from '@waqf/ui/core';
import { pathForWard } from '../api/wards';
import { messages } from './ibans.messages';

/**
 * The user's own accounts for payments, those that wait for the user's confirmation, and a button to ask for another.
 */
export function IbansCard() {
  const t = useMessages(messages);
  const path = pathForWard('/api/beneficiary/ibans');
  const query = useQuery(apiQuery([path], ownIbanList));
  useNoticeRefresh('/api/beneficiary/ibans');
  return (
    <Card title={t('title')}>
      <LoadedPart query={query} title={t('failed')} otherwise={messages.failedReason}>
        {({ ibans, places }) => (
          <Stack gap={16}>
            <small>{t('how')}</small>
            <PayeeIbans ibans={ibans} path={path} />
            <AskForIban places={places} path={path} />
          </Stack>
        )}
      </LoadedPart>
    </Card>
  );
}
