import { useQuery } from '@tanstack/react-query';
import { payeeIbanList, type Beneficiary } from '@waqf/contracts/beneficiaries';
import { apiQuery, useMessages } from '@waqf/platform-web';
import { AskForIban, LoadedPart, PayeeIbans } from '@waqf/screen-kit';
import { Alert, Button, Dialog, Stack } from '@waqf/ui/core';
import { ibanDialogMessages } from '../messages/iban.messages';

/** The beneficiary's own accounts for payments, and the nazir's request for another account. */
export function IbansDialog({ beneficiary, onClose }: { beneficiary: Beneficiary; onClose: () => void }) {
  const t = useMessages(ibanDialogMessages);
  const path = `/api/beneficiary/${beneficiary.id}/ibans`;
  const query = useQuery(apiQuery([path], payeeIbanList));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name: beneficiary.fullName })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <LoadedPart query={query} title={t('loadFailed')}>
        {({ ibans }) => (
          <Stack gap={16}>
            <Alert tone="info">{t('how')}</Alert>
            {ibans.some(({ inUse }) => inUse) ? null : t('subAccount')}
            <PayeeIbans ibans={ibans} path={path} />
            <AskForIban places={[{ beneficiaryId: beneficiary.id, waqfName: beneficiary.waqfName }]} path={path} />
          </Stack>
        )}
      </LoadedPart>
    </Dialog>
  );
}
