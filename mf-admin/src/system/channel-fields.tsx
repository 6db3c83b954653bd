import { sentenceList } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Card, Icon, Stack } from '@waqf/ui/core';
import { useTestMessage } from '../api/system-health';
import { Switches } from './settings-fields';
import type { SettingsForm } from './settings-form';
import { systemMessages } from './system.messages';

/** Which messages are sent to users, and a button to send a test message. */
export function ChannelFields({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  return (
    <Stack>
      <Card title={t('ways')} note={t('atOnce')}>
        <Switches form={form} names={['enableNotifications', 'enableEmailNotifications', 'enableSmsNotifications']} />
      </Card>
      <TestCard />
    </Stack>
  );
}

function TestCard() {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const test = useTestMessage();
  const send = async () => {
    await attempt(() => test.mutateAsync(), {
      done: ({ list, email, sms }) => {
        const ways = [
          ...(list ? [t('wayList')] : []),
          ...(email ? [t('wayEmail')] : []),
          ...(sms ? [t('waySms')] : []),
        ];
        return ways.length === 0 ? t('testNone') : t('testSent', { ways: sentenceList(ways, language) });
      },
      failed: t('testFailed'),
    });
  };
  return (
    <Card title={t('testCard')}>
      <Stack gap={16}>
        <span>{t('testText')}</span>
        <span>
          <Button icon={<Icon.Send size={18} />} loading={test.isPending} onClick={() => void send()}>
            {t('test')}
          </Button>
        </span>
      </Stack>
    </Card>
  );
}
