import { useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { terms } from '@waqf/screen-kit';
import { Button, Card, DescriptionList, Icon, NumberMark, PageHead, Row, Stack } from '@waqf/ui/core';
import { helpMessages } from './help.messages';
import { type HelpJob, jobsOf } from './jobs';
import { ShortcutList } from './shortcut-list';
import { tourOf } from './tours';
import * as css from './help.module.css';

/**
 * `/help`: the first steps, the tasks of the user's role, the glossary and the keyboard shortcuts, all from one source.
 */
export function HelpScreen() {
  const t = useMessages(helpMessages);
  const { language } = useLanguage();
  const { role } = useSession();
  return (
    <>
      <PageHead title={t('title')} state={t('state')} />
      <Card title={t('tour')}>
        <ol className={css.tour}>
          {tourOf[role].map(({ title, text }, index) => (
            <li key={title.en}>
              <NumberMark value={index + 1} />
              <div>
                <h3>{title[language]}</h3>
                <p className={css.quiet}>{text[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={t('jobs')}>
        <Stack gap={24}>
          {jobsOf[role].map((job) => (
            <Job key={job.to} job={job} />
          ))}
        </Stack>
      </Card>
      <Card title={t('words')}>
        <DescriptionList
          items={Object.values(terms).map(({ word, meaning }) => ({ label: word[language], value: meaning[language] }))}
        />
      </Card>
      <div className={css.keys}>
        <Card title={t('shortcuts')}>
          <ShortcutList />
        </Card>
      </div>
    </>
  );
}

function Job({ job: { title, steps, to } }: { job: HelpJob }) {
  const t = useMessages(helpMessages);
  const { language } = useLanguage();
  return (
    <section className={css.job}>
      <h3>{title[language]}</h3>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.en}>{step[language]}</li>
        ))}
      </ol>
      <Row>
        <Button size="small" href={to} iconEnd={<Icon.Next size={16} />}>
          {t('begin', { job: title[language] })}
        </Button>
      </Row>
    </section>
  );
}
