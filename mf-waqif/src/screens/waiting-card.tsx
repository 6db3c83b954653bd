import type { WaqfSummary } from '@waqf/contracts/endowments';
import { nextActOf, waqfMessages, type NextAct } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, Card, Icon, IconTile, List, ListRow, Surface } from '@waqf/ui/core';
import { dashboardMessages } from './dashboard.messages';
import * as css from './dashboard.module.css';

const look = {
  review: { icon: <Icon.FileSearch />, tone: 'gold' },
  'approve-amendment': { icon: <Icon.FileEdit />, tone: 'gold' },
  replace: { icon: <Icon.Warning />, tone: 'warning' },
  process: { icon: <Icon.Deed />, tone: 'success' },
  wait: { icon: <Icon.Clock />, tone: 'info' },
  upload: { icon: <Icon.Upload />, tone: 'neutral' },
} as const satisfies Record<NextAct, unknown>;

/** The address of the founder's next step for a waqf. */
function hrefOf(waqf: WaqfSummary, act: NextAct): string {
  if (act !== 'review') return `/waqf/${waqf.id}/process`;
  return `/waqf/${waqf.id}/${waqf.fieldsToReview > 0 ? 'review' : 'approve'}`;
}

/** The address, label and waqf of the next step, for the bottom bar of a phone. */
export function useNextStep(waqf: WaqfSummary | undefined): { href: string; label: string; waqf: string } | null {
  const state = useMessages(waqfMessages);
  const act = waqf && nextActOf(waqf);
  return waqf && act ? { href: hrefOf(waqf, act), label: state(`next.${act}`), waqf: waqf.name } : null;
}

function whyOf(t: ReturnType<typeof useMessages<typeof dashboardMessages>>, waqf: WaqfSummary, act: NextAct): string {
  if (act === 'review' && waqf.fieldsToReview === 0) return t('why.reviewed');
  return t(`why.${act}`, { count: act === 'review' ? waqf.fieldsToReview : waqf.deeds.uploaded });
}

/** The waqf that needs its founder's action most, shown before the founder's other waqfs. */
export function WaitingCard({ waqf }: { waqf: WaqfSummary }) {
  const t = useMessages(dashboardMessages);
  const state = useMessages(waqfMessages);
  const act = nextActOf(waqf);
  if (!act) return null;
  const { icon, tone } = look[act];
  return (
    <Surface tone={tone === 'gold' ? 'gold' : 'plain'}>
      <div className={css.waiting}>
        <IconTile icon={icon} tone={tone} size={48} />
        <div className={css.words}>
          <h2 className={css.title}>{t(`wait.${act}`, { name: waqf.name })}</h2>
          <p className={css.text}>{whyOf(t, waqf, act)}</p>
        </div>
        <div className={css.action}>
          <Button variant="primary" size="large" href={hrefOf(waqf, act)} iconEnd={<Icon.Next size={18} />}>
            {state(`next.${act}`)}
          </Button>
        </div>
      </div>
    </Surface>
  );
}

/** The other waqfs that need an action of their founder. */
export function TodoCard({ waqfs }: { waqfs: readonly WaqfSummary[] }) {
  const t = useMessages(dashboardMessages);
  return (
    <Card title={t('todo')}>
      <List label={t('todo')}>
        {waqfs.map((waqf) => {
          const act = nextActOf(waqf);
          return (
            act && (
              <ListRow
                key={waqf.id}
                lead={<IconTile icon={look[act].icon} tone={look[act].tone} />}
                title={t(`wait.${act}`, { name: waqf.name })}
                text={whyOf(t, waqf, act)}
                href={hrefOf(waqf, act)}
              />
            )
          );
        })}
      </List>
    </Card>
  );
}
