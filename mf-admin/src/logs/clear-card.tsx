import { useState } from 'react';
import { clearLogs, type ClearLogs, type LogList } from '@waqf/contracts/operations';
import { systemCatalogue } from '@waqf/contracts/messages';
import { displayNumber } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Card, ConfirmDialog, Icon, Segmented, Stack } from '@waqf/ui/core';
import { Field, TextInput } from '@waqf/ui/field';
import { useClearLogs } from '../api/logs';
import { logMessages } from './logs.messages';
import * as css from './logs.module.css';

type Which = 'all' | 'day' | 'week';
const names = { all: 'whichAll', day: 'whichDay', week: 'whichWeek' } as const;
const daysOf = { all: undefined, day: 1, week: 7 } as const;

/** Hides operational lines; asks for confirmation with their number, because it cannot be undone. */
export function ClearCard({ kept, clearable }: Pick<LogList, 'kept' | 'clearable'>) {
  const t = useMessages(logMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const clear = useClearLogs();
  const [asked, setAsked] = useState<{ which: Which; input: ClearLogs } | null>(null);
  const form = useContractForm({
    schema: clearLogs,
    values: { which: 'week' as Which, reason: '' },
    inputOf: ({ which, reason }) => ({
      ...(daysOf[which] === undefined ? {} : { olderThanDays: daysOf[which] }),
      ...(reason.trim() === '' ? {} : { reason }),
    }),
  });
  const count = clearable?.[form.values.which];
  const confirm = async () => {
    if (!asked) return;
    await attempt(() => clear.mutateAsync(asked.input), {
      done: systemCatalogue.logsCleared[language],
      failed: systemCatalogue.logsFailed[language],
    });
    setAsked(null);
  };
  return (
    <Card title={t('clearTitle')}>
      <Stack gap={16}>
        <p>
          {t('clearText')} {t('kept', { days: kept.days, lines: kept.lines })}
        </p>
        <div className={css.levels}>
          <Segmented
            label={t('which')}
            value={form.values.which}
            onChange={(which) => form.set({ which })}
            options={[
              { value: 'week', label: t(names.week) },
              { value: 'day', label: t(names.day) },
              { value: 'all', label: t(names.all) },
            ]}
          />
        </div>
        {count === 0 ? <p>{t('nothing')}</p> : null}
        <Field label={t('reason')} optional error={form.error('reason')}>
          <TextInput {...form.field('reason')} />
        </Field>
        <span>
          <Button
            variant="danger"
            disabled={count === 0}
            icon={<Icon.Delete size={18} />}
            onClick={() => void form.submit((input) => setAsked({ which: form.values.which, input }))}
          >
            {t('clear')}
          </Button>
        </span>
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        danger
        onClose={() => setAsked(null)}
        title={t('clearTitle')}
        headline={asked ? t(names[asked.which]) : undefined}
        facts={count === undefined ? [] : [{ label: t('lines'), value: displayNumber(count) }]}
        warning={t('clearText')}
        confirmLabel={t('clear')}
        onConfirm={confirm}
      />
    </Card>
  );
}
