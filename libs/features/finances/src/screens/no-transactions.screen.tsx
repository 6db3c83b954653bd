import { useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon } from '@waqf/ui/core';
import { financesPageMessages } from '../messages/finances.messages';

/** For everybody who keeps no books: the words of the specification, and where their own figures are. */
export function NoTransactionsScreen() {
  const t = useMessages(financesPageMessages);
  return (
    <EmptyState
      icon={<Icon.Lock size={28} />}
      title={t('forbidden')}
      text={t('forbiddenText')}
      action={
        <Button href="/" variant="primary">
          {t('toDashboard')}
        </Button>
      }
    />
  );
}
