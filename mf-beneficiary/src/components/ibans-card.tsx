import { useQuery } from '@tanstack/react-query';
import { ownIbanList } from '@waqf/contracts/beneficiaries';
import { apiQuery } from '@waqf/platform-web';
import { AskForIban, LoadedPart, PayeeIbans, useNoticeRefresh } from '@waqf/screen-kit';
import { Card, Stack } from '@waqf/ui/core';
import { pathForWard } from '../api/wards';
import { ibansTexts } from './ibans.messages';
import { usePortalMessages } from './portal-messages';

/**
 * The user's own accounts for payments, those that wait for the user's confirmation, and a button to ask for another.
 */
export function IbansCard() {
  const t = usePortalMessages(ibansTexts);
  const path = pathForWard('/api/beneficiary/ibans');
  const query = useQuery(apiQuery([path], ownIbanList));
  useNoticeRefresh('/api/beneficiary/ibans');
  return (
    <Card title={t('title')}>
      <LoadedPart query={query} title={t('failed')}>
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
