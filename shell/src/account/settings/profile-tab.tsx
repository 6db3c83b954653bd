import { knownValue } from '@waqf/contracts';
import { language as languages } from '@waqf/contracts/identity';
import { useMessages, useSession } from '@waqf/platform-web';
import { Avatar, Card, DescriptionList, DualDate, Grid, Ltr, Row, Stack } from '@waqf/ui/core';
import { roleNames } from '../../session/role-names';
import { AppearanceCard } from './appearance-card';
import { ProfileForm } from './profile-form';
import { profileMessages } from './settings.messages';
import { UnverifiedEmail } from './unverified-email';
import * as css from './settings.module.css';

/** The user's details, their identity from Nafath, and the appearance of the product in this browser. */
export function ProfileTab() {
  const t = useMessages(profileMessages);
  const { user } = useSession();
  const {
    fullName,
    email,
    emailVerified,
    phone,
    preferences: { preferredLanguage },
  } = user;
  const saved = {
    fullName,
    email: email ?? '',
    phone: phone ?? '',
    preferredLanguage: knownValue(languages.options, preferredLanguage) ?? 'ar',
  };
  return (
    <Grid columns="2:1">
      {/* After a save, here or elsewhere, the form starts from the saved values. */}
      <Card title={t('details')}>
        {email !== null && emailVerified === false ? <UnverifiedEmail key={email} email={email} /> : null}
        <ProfileForm key={JSON.stringify(saved)} saved={saved} />
      </Card>
      <Stack>
        <IdentityCard />
        <AppearanceCard />
      </Stack>
    </Grid>
  );
}

function IdentityCard() {
  const t = useMessages(profileMessages);
  const roleName = useMessages(roleNames);
  const { user, role, roles } = useSession();
  const others = roles.filter((other) => other !== role);
  return (
    <Card title={t('identity')}>
      <Stack gap={16}>
        <Row>
          <Avatar name={user.fullName} size={48} />
          <span className={css.personName}>{user.fullName}</span>
        </Row>
        <DescriptionList
          items={[
            { label: t('nationalId'), value: <Ltr>{user.nationalId}</Ltr> },
            { label: t('role'), value: roleName(role) },
            ...(others.length > 0
              ? [{ label: t('otherRoles'), value: others.map((other) => roleName(other)).join(' · ') }]
              : []),
            { label: t('since'), value: <DualDate iso={user.createdAt} short /> },
          ]}
        />
        <p className={css.note}>{t('identityNote')}</p>
      </Stack>
    </Card>
  );
}
