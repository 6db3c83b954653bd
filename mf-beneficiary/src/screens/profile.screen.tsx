import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Grid, PageHead, PageSkeleton, Stack } from '@waqf/ui/core';
import { getProfile } from '../api/profile';
import { chosenWard } from '../api/wards';
import { getOwnDocuments } from '../api/supporting-documents';
import { DocumentsCard } from '../components/documents-card';
import { IbansCard } from '../components/ibans-card';
import { PreferencesCard } from '../components/preferences-card';
import { AccountsCard, PersonalCard, ReceivedFigures, WaqfsCard } from '../components/profile-cards';
import { OwnPageNote } from '../components/ward-banner';
import { rejectedFirst } from '../model/rejected-first';
import { messages } from './profile.messages';

/** `/beneficiary/profile`: what is recorded about the user, what they received, and how they are paid. */
export function ProfileScreen() {
  const t = useMessages(messages);
  const { data, error, isPending, isFetching, refetch } = useQuery(getProfile());
  const isAsked = useRejection();
  // In the portal of a minor these two are the minor's; they are on its dashboard, and this page is the user's own.
  const isWard = chosenWard() !== null;
  if (isPending) return <PageSkeleton />;
  if (error) {
    return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const { personalInfo, financialSummary, waqfDetails, bankingInfo } = data.profile;
  return (
    <>
      <OwnPageNote />
      <PageHead title={<bdi>{personalInfo.fullName}</bdi>} state={t('state', { count: waqfDetails.length })} />
      <ReceivedFigures summary={financialSummary} />
      {isAsked && !isWard ? <DocumentsCard /> : null}
      <Grid columns="1:1">
        <Stack>
          <PreferencesCard preferences={bankingInfo.paymentPreferences} />
          {isWard ? null : <IbansCard />}
          <AccountsCard accounts={bankingInfo.accounts} />
        </Stack>
        <Stack>
          <WaqfsCard waqfs={waqfDetails} />
          <PersonalCard personal={personalInfo} />
          {isAsked || isWard ? null : <DocumentsCard />}
        </Stack>
      </Grid>
    </>
  );
}

/**
 * Whether a rejected document must be sent again, as of when the page was loaded, so that no form moves in the
 * meantime.
 */
function useRejection(): boolean {
  const { data } = useQuery(getOwnDocuments());
  const [found, setFound] = useState<boolean>();
  if (data && found === undefined) setFound(rejectedFirst(data.documents).first.length > 0);
  return found ?? false;
}
