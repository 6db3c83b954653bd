import { useMessages } from '@waqf/platform-web';
import { Alert, Button, DualDate, Icon } from '@waqf/ui/core';
import { chosenWard, openPortalOf } from '../api/wards';
import { messages } from './wards.messages';

/** Tells a guardian, on every page of a minor's portal, whose portal it is; renders nothing in one's own. */
export function WardBanner() {
  const t = useMessages(messages);
  const ward = chosenWard();
  if (ward === null) return null;
  return (
    <Alert
      tone="info"
      icon={<Icon.People />}
      title={t('forWard', { name: ward.fullName })}
      action={
        <Button size="small" icon={<Icon.SignOut size={16} />} onClick={() => openPortalOf(null)}>
          {t('back')}
        </Button>
      }
    >
      {t('text', { deed: ward.deed })} <DualDate iso={ward.until} />
    </Alert>
  );
}

/** Tells a guardian who comes from a minor's portal that a page shows themselves; renders nothing otherwise. */
export function OwnPageNote() {
  const t = useMessages(messages);
  const ward = chosenWard();
  if (ward === null) return null;
  return (
    <Alert
      tone="warning"
      icon={<Icon.People />}
      title={t('ownPage', { name: ward.fullName })}
      action={
        <Button size="small" href="/beneficiary/dashboard">
          {t('toWard', { name: ward.fullName })}
        </Button>
      }
    />
  );
}
