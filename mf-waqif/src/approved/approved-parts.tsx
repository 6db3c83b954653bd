import { useQuery } from '@tanstack/react-query';
import type { WaqfView } from '@waqf/contracts/endowments';
import { latestRunsQuery } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import {
  Alert,
  Amount,
  Avatar,
  BottomBar,
  Button,
  Card,
  DualDate,
  Iban,
  Icon,
  IconTile,
  NumberMark,
  Seal,
  Stack,
  StatusTag,
  Surface,
} from '@waqf/ui/core';
import { approvedMessages } from './approved.messages';
import { CertificateButton } from './certificate-button';
import { InvitationLink, ShareButton } from './share';
import * as css from './approved.module.css';

/** The seal, the name, the two dates, the founder's words in the deed, and the certificate. */
export function ApprovedHero({ view: { waqf } }: { view: WaqfView }) {
  const t = useMessages(approvedMessages);
  const words = waqf.waqfDetails?.purpose ?? waqf.waqfDetails?.conditions[0];
  return (
    <Surface tone="gold" padding="none">
      <div className={css.hero}>
        <Seal approved size={132} />
        <StatusTag tone="gold" icon={<Icon.Check size={15} />}>
          {t('approved')}
        </StatusTag>
        <h1 className={css.title}>{waqf.name}</h1>
        {waqf.approvedAt ? <DualDate iso={waqf.approvedAt} /> : null}
        {words ? (
          <>
            <hr className={css.rule} />
            <blockquote className={css.words}>{t('quoted', { words })}</blockquote>
            <p className={css.source}>{t('words', { name: waqf.waqifName })}</p>
          </>
        ) : null}
        <BottomBar inline>
          <CertificateButton waqfId={waqf.id} />
          {answerOf(waqf) === 'awaited' ? <ShareButton waqf={waqf} /> : null}
        </BottomBar>
      </div>
    </Surface>
  );
}

/** The main account, or a note that it is being opened. */
export function ApprovedAccount({ view }: { view: WaqfView }) {
  const t = useMessages(approvedMessages);
  const main = view.bankAccounts.find(({ isMainAccount }) => isMainAccount);
  return (
    <Surface>
      <Stack gap={16}>
        <div className={css.head}>
          <IconTile icon={<Icon.Waqf />} tone="success" />
          <div className={css.who}>
            <h2>{t('account')}</h2>
            {main ? <p className={css.quiet}>{t('accountOf', { name: view.waqf.name })}</p> : null}
          </div>
          <StatusTag tone={main ? 'success' : 'gold'} icon={main ? <Icon.Check size={15} /> : <Icon.Clock size={15} />}>
            {t(main ? 'accountActive' : 'accountSoon')}
          </StatusTag>
        </div>
        {main ? (
          <>
            <div className={css.iban}>
              <Iban value={main.iban} />
            </div>
            <div className={css.line}>
              <span className={css.quiet}>{t('balance')}</span>
              <Amount value={main.balance} unit />
            </div>
          </>
        ) : (
          <p className={css.quiet}>{t('accountSoonText')}</p>
        )}
      </Stack>
    </Surface>
  );
}

type Answer = 'accepted' | 'awaited' | 'declined';

/** What the nazir named by the deed has answered so far. */
const answerOf = ({ nazirDeclined, nazirAcceptedAt }: WaqfView['waqf']): Answer =>
  nazirDeclined ? 'declined' : nazirAcceptedAt === null ? 'awaited' : 'accepted';

const answers = {
  accepted: { tone: 'success', icon: <Icon.Check size={15} /> },
  awaited: { tone: 'gold', icon: <Icon.Clock size={15} /> },
  declined: { tone: 'warning', icon: <Icon.Warning size={15} /> },
} as const;

/** Who the nazir is, that they were notified, and what they answered. */
export function ApprovedNazir({ view: { waqf } }: { view: WaqfView }) {
  const t = useMessages(approvedMessages);
  const answer = answerOf(waqf);
  const { tone, icon } = answers[answer];
  const name = waqf.nazirName ?? waqf.nazirDetails?.nazirName ?? '';
  return (
    <Surface>
      <Stack gap={16}>
        <div className={css.head}>
          <Avatar name={name} />
          <div className={css.who}>
            <h2>{name}</h2>
            <p className={css.quiet}>{t('nazirOf')}</p>
          </div>
          <StatusTag tone={tone} icon={icon}>
            {t(answer)}
          </StatusTag>
        </div>
        <Alert
          tone={tone}
          action={
            answer === 'declined' ? <Button href={`/waqf/${waqf.id}/process`}>{t('newerDeed')}</Button> : undefined
          }
        >
          {t(`${answer}Text`, { reason: waqf.nazirDeclined?.reason ?? '' })}
        </Alert>
        {answer === 'awaited' ? <InvitationLink waqf={waqf} /> : null}
      </Stack>
    </Surface>
  );
}

/** The three steps after an approval, and the progress of the waqf through them. */
export function NextSteps({ view: { waqf, counts } }: { view: WaqfView }) {
  const t = useMessages(approvedMessages);
  const accepted = answerOf(waqf) === 'accepted';
  const earned = counts.transactions > 0;
  const { data } = useQuery({ ...latestRunsQuery(waqf.id), enabled: accepted && earned });
  const paid = data?.runs.some(({ state }) => state === 'paid' || state === 'closed');
  const steps = [
    { key: 'nazir', now: !accepted, done: accepted },
    { key: 'yield', now: accepted && !earned, done: earned },
    { key: 'run', now: paid === false, done: paid === true },
  ] as const;
  return (
    <Card title={t('next')} padding="none">
      <ol className={css.steps}>
        {steps.map(({ key, now, done }, index) => (
          <li key={key}>
            <NumberMark value={index + 1} tone={now || done ? 'success' : 'neutral'} />
            <div className={css.step}>
              <h3>{t(`next.${key}`)}</h3>
              <p className={css.quiet}>{t(`next.${key}Text`)}</p>
              {now || done ? <StatusTag tone={done ? 'success' : 'gold'}>{t(done ? 'done' : 'now')}</StatusTag> : null}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
