import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Beneficiary, Guardianship, GuardianshipList } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { LoadedPart, Unfolding } from '@waqf/screen-kit';
import { Alert, Button, Dialog, Dotted, DualDate, List, ListRow, Stack, StatusTag } from '@waqf/ui/core';
import { guardiansQuery } from '../api/guardians';
import { guardianMessages } from '../messages/guardian.messages';
import { EndGuardianForm } from './end-guardian-form';
import { GuardianForm } from './guardian-form';

interface GuardiansDialogProps {
  /** When the name is not given, the name in the server's answer is shown. */
  beneficiary: Pick<Beneficiary, 'id'> & Partial<Pick<Beneficiary, 'fullName'>>;
  /** Opens what is recorded about the beneficiary, where a missing date of birth is entered. */
  onEdit?: () => void;
  onClose: () => void;
}

/** The current and future guardians of a minor, and the form for another. */
export function GuardiansDialog({ beneficiary, onEdit, onClose }: GuardiansDialogProps) {
  const t = useMessages(guardianMessages);
  const query = useQuery(guardiansQuery(beneficiary.id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name: beneficiary.fullName ?? query.data?.fullName ?? '' })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <LoadedPart query={query} title={t('loadFailed')}>
        {(known) => <Guardians beneficiaryId={beneficiary.id} known={known} onEdit={onEdit} />}
      </LoadedPart>
    </Dialog>
  );
}

interface GuardiansProps extends Pick<GuardiansDialogProps, 'onEdit'> {
  beneficiaryId: string;
  known: GuardianshipList;
}

function Guardians({ beneficiaryId, known, onEdit }: GuardiansProps) {
  const t = useMessages(guardianMessages);
  const [ending, setEnding] = useState<Guardianship | null>(null);
  const { age, minorUntil, guardianships } = known;
  return (
    <Stack gap={16}>
      {age === null || minorUntil === null ? (
        <Alert
          tone="warning"
          action={
            onEdit ? (
              <Button size="small" onClick={onEdit}>
                {t('recordBirth')}
              </Button>
            ) : undefined
          }
        >
          {t('noBirth')}
        </Alert>
      ) : (
        <Alert tone="info">
          {t('age', { count: age })} <DualDate iso={minorUntil} />
        </Alert>
      )}
      {guardianships.length === 0 ? t('none') : null}
      <List label={t('list')}>
        {guardianships.map((one) => (
          <ListRow
            key={one.id}
            title={<bdi>{one.guardianName}</bdi>}
            text={
              <Dotted>
                <bdi>{one.deed}</bdi>
                <>
                  <DualDate iso={one.from} short /> – <DualDate iso={one.until} short />
                </>
              </Dotted>
            }
            value={
              <StatusTag tone={one.state === 'active' ? 'success' : 'neutral'}>{t.of('state.', one.state)}</StatusTag>
            }
            end={
              ending?.id !== one.id && (one.state === 'active' || one.state === 'named') ? (
                <Button size="small" onClick={() => setEnding(one)}>
                  {t('end')}
                </Button>
              ) : null
            }
          />
        ))}
      </List>
      {ending ? (
        <EndGuardianForm beneficiaryId={beneficiaryId} guardianship={ending} onDone={() => setEnding(null)} />
      ) : null}
      {age === null ? null : (
        <Unfolding label={t('add')} variant="primary">
          {(fold) => <GuardianForm beneficiaryId={beneficiaryId} onDone={fold} />}
        </Unfolding>
      )}
    </Stack>
  );
}
