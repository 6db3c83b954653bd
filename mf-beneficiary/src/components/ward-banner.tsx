import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { useNoticeRefresh } from '@waqf/screen-kit';
import { Alert, Button, DualDate, Icon } from '@waqf/ui/core';
import { chosenWard, getWards, openPortalOf } from '../api/wards';
import { messages } from './wards.messages';

/**
 * Tells a guardian, on every page of a minor's portal, whose portal it is, and that the guardianship has ended as soon
 * as it has; renders nothing in one's own.
 */
export function WardBanner() {
  const t = useMessages(messages);
  const ward = chosenWard();
  const { data } = useQuery({ ...getWards(), enabled: ward !== null });
  useNoticeRefresh('/api/beneficiary/wards');
  if (ward === null) return null;
  const isOver = data?.wards.every(({ id }) => id !== ward.id) ?? false;
  return (
    <Alert
      tone={isOver ? 'warning' : 'info'}
      icon={<Icon.People />}
      title={t(isOver ? 'over' : 'forWard', { name: ward.fullName })}
      action={
        <Button size="small" icon={<Icon.SignOut size={16} />} onClick={() => openPortalOf(null)}>
          {t('back')}
        </Button>
      }
    >
      {isOver ? (
        t('overText')
      ) : (
        <>
          {t('text', { deed: ward.deed })} <DualDate iso={ward.until} />
        </>
      )}
    </Alert>
  );
}

/** Tells a guardian who opens a page from a minor's portal that it is about themselves; otherwise renders nothing. */
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
