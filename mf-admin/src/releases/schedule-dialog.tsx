import { promoteRelease, type RemoteInRegistry } from '@waqf/contracts/releases';
import { riyadhDay } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { FormDialog, useAttempt } from '@waqf/screen-kit';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import { useChangeRelease } from '../api/change-release';
import { changeMessages } from './changes.messages';
import { shortVersion, useReleaseWords } from './release-words';

const hours = Array.from({ length: 48 }, (_, each) => {
  const text = `${String(Math.floor(each / 2)).padStart(2, '0')}:${each % 2 === 0 ? '00' : '30'}`;
  return { value: text, label: text };
});
/** The fixed offset is correct because Riyadh has no summer time. */
const momentOf = (day: string, hour: string): string => new Date(`${day}T${hour}:00+03:00`).toISOString();

/** Sets when the canary is promoted to everybody automatically. */
export function ScheduleDialog({ remote, onClose }: { remote: RemoteInRegistry; onClose: () => void }) {
  const t = useMessages(changeMessages);
  const { t: words } = useReleaseWords();
  const attempt = useAttempt();
  const change = useChangeRelease(remote.name);
  const today = riyadhDay(new Date());
  const form = useContractForm({
    schema: promoteRelease,
    values: { day: today, hour: '' },
    // Without day and hour no time is sent, and the server reports the missing time.
    inputOf: ({ day, hour }) => ({ at: day && hour ? momentOf(day, hour) : '' }),
  });
  const send = async ({ at }: { at?: string | undefined }) => {
    if (at === undefined) return;
    const sent = await attempt(() => change.mutateAsync({ act: 'promote', body: { at } }), {
      done: ({ remote: after }) => {
        const version = shortVersion(remote.canary?.version ?? '');
        return after.waiting ? t('asked') : t('scheduled', { version });
      },
      failed: words('changeFailed'),
      form,
      quiet: true,
    });
    if (sent) onClose();
  };
  return (
    <FormDialog
      title={t('scheduleTitle')}
      submitLabel={t('schedule')}
      pending={change.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <Field label={t('day')} required>
        <DateInput value={form.values.day} min={today} onChange={(day) => form.set({ day })} />
      </Field>
      <Field label={t('hour')} required error={form.error('at')}>
        <SelectInput
          options={hours}
          value={form.values.hour || undefined}
          onChange={(hour) => form.set({ hour: hour ?? '' })}
        />
      </Field>
    </FormDialog>
  );
}
