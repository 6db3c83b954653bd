import { useState } from 'react';
import { labelOf } from '@waqf/contracts';
import { reportTitles, scheduleFrequencyLabels, type ReportSchedule } from '@waqf/contracts/reporting';
import { displayGregorian, displayHijri, wordList } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, ConfirmDialog, Icon, IconTile, ListRow, StatusTag } from '@waqf/ui/core';
import { useStopSchedule } from '../api/schedules';
import { schedulesMessages } from '../messages/schedules.messages';
import * as css from './reports.module.css';

/** One scheduled report: what is sent, how often, when next, to whom, and a button to stop it. */
export function ScheduleRow({ schedule }: { schedule: ReportSchedule }) {
  const t = useMessages(schedulesMessages);
  const { language } = useLanguage();
  const { report, waqf, frequency, calendar, state, format } = schedule;
  return (
    <ListRow
      lead={<IconTile icon={<Icon.Clock />} tone={state === 'active' ? 'success' : 'neutral'} />}
      title={t('of', { report: labelOf(reportTitles, report, language), waqf: waqf.name })}
      text={
        <>
          {[
            labelOf(scheduleFrequencyLabels, frequency, language),
            t.of('calendar.', calendar),
            format.toUpperCase(),
          ].join(' · ')}
          <br />
          <ScheduleWords schedule={schedule} />
          {schedule.acts.length > 0 ? (
            <span className={css.acts}>
              <Acts schedule={schedule} />
            </span>
          ) : null}
        </>
      }
      end={<StatusTag tone={state === 'active' ? 'success' : 'neutral'}>{t.of('state.', state)}</StatusTag>}
    />
  );
}

function ScheduleWords({ schedule: { state, calendar, nextOn, readers, lastRun } }: { schedule: ReportSchedule }) {
  const t = useMessages(schedulesMessages);
  const { language } = useLanguage();
  const gregorian = (iso: string) => displayGregorian(iso, language);
  const day = (iso: string) =>
    calendar === 'hijri' ? `${displayHijri(iso, language)} (${gregorian(iso)})` : gregorian(iso);
  const names = readers.map(({ fullName, stopped }) => (stopped ? t('stopped', { name: fullName }) : fullName));
  return (
    <>
      {[
        ...(state === 'active' ? [t('next', { day: day(nextOn) })] : []),
        t('to', { names: wordList(names, language) }),
      ].join(' · ')}
      {lastRun ? (
        <>
          <br />
          {t('last', {
            from: day(lastRun.from),
            to: day(lastRun.to),
            count: t('people', { count: lastRun.sent }),
          })}
        </>
      ) : null}
    </>
  );
}

/** Stopping it for everybody cannot be undone and concerns others, so it is confirmed with their names. */
function Acts({ schedule }: { schedule: ReportSchedule }) {
  const { id, acts, report, waqf, readers } = schedule;
  const t = useMessages(schedulesMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const stop = useStopSchedule();
  const [asked, setAsked] = useState(false);
  const send = async (act: 'end' | 'leave') => {
    const words = { done: t(act === 'end' ? 'ended' : 'left'), failed: t('stopFailed') };
    if (await attempt(() => stop.mutateAsync({ id, act }), words)) setAsked(false);
  };
  const reached = readers.filter(({ stopped }) => !stopped).map(({ fullName }) => fullName);
  return (
    <>
      {(['leave', 'end'] as const)
        .filter((act) => acts.includes(act))
        .map((act) => (
          <Button
            key={act}
            size="small"
            loading={stop.isPending && stop.variables.act === act}
            onClick={() => (act === 'end' ? setAsked(true) : void send(act))}
          >
            {t(act)}
          </Button>
        ))}
      <ConfirmDialog
        open={asked}
        danger
        onClose={() => setAsked(false)}
        title={t('endTitle')}
        facts={[
          { label: t('report'), value: labelOf(reportTitles, report, language) },
          { label: t('waqf'), value: waqf.name },
          { label: t('readers'), value: wordList(reached, language) },
        ]}
        warning={t('endWarning')}
        confirmLabel={t('end')}
        onConfirm={() => send('end')}
      />
    </>
  );
}
