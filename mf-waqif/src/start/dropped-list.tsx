import { documentTypes, type DocumentType } from '@waqf/contracts/documents';
import { deedMessages } from '@waqf/feature-endowments';
import { wholePercent } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, Card, Icon, IconTile, LongLtr, Progress, StatusTag, VisuallyHidden } from '@waqf/ui/core';
import { fileSizeText } from '@waqf/ui/form';
import { AddPages, DeedPages } from './deed-pages';
import {
  faultOf,
  dropStateOf,
  possibleDeedsOf,
  typeOfDeed,
  missingTypes,
  type DroppedDeed,
  type DropState,
} from './dropped-deeds';
import { startMessages } from './start.messages';
import type { DroppedDeeds } from './use-dropped-deeds';
import * as css from './start.module.css';

const tags = {
  reading: { tone: 'info', icon: <Icon.Spinner size={15} /> },
  known: { tone: 'success', icon: <Icon.Check size={15} /> },
  chosen: { tone: 'warning', icon: <Icon.Eye size={15} /> },
  twice: { tone: 'error', icon: <Icon.Alert size={15} /> },
  unknown: { tone: 'warning', icon: <Icon.Eye size={15} /> },
  refused: { tone: 'error', icon: <Icon.Alert size={15} /> },
} as const;

/** The deeds that were added, in the order of their types, with what is known about each. */
export function DroppedList({ deeds, choose, remove, join, setPages }: Omit<DroppedDeeds, 'add'>) {
  const t = useMessages(startMessages);
  const place = (deed: DroppedDeed) => {
    const type = typeOfDeed(deed);
    return type === null ? documentTypes.length : documentTypes.indexOf(type);
  };
  return (
    <Card title={t('deeds')} extra={<span className={css.note}>{t('sorted')}</span>}>
      <ul className={css.deeds}>
        {[...deeds]
          .sort((one, other) => place(one) - place(other) || one.key - other.key)
          .map((deed) => (
            <li key={deed.key} className={css.deed} data-state={dropStateOf(deed, deeds)}>
              <Dropped
                deed={deed}
                state={dropStateOf(deed, deeds)}
                wanted={missingTypes(deeds)}
                others={possibleDeedsOf(deed, deeds)}
                onChoose={(type) => choose(deed.key, type)}
                onJoin={(into) => join(deed.key, into)}
                onPages={(files) => setPages(deed.key, files)}
                onRemove={() => remove(deed.key)}
              />
            </li>
          ))}
      </ul>
    </Card>
  );
}

interface DroppedProps {
  deed: DroppedDeed;
  state: DropState;
  wanted: readonly DocumentType[];
  /** Deeds of which it may be a page. */
  others: readonly DroppedDeed[];
  onChoose: (type: DocumentType) => void;
  onJoin: (key: number) => void;
  onPages: (files: readonly File[]) => void;
  onRemove: () => void;
}

function Dropped({ deed, state, wanted, ...acts }: DroppedProps) {
  const t = useMessages(startMessages);
  const words = useMessages(deedMessages);
  const { language } = useLanguage();
  const type = typeOfDeed(deed);
  const { tone, icon } = tags[state];
  const [first, ...more] = deed.files;
  return (
    <>
      <IconTile tone={tone} icon={<Icon.File />} />
      <div className={css.words}>
        <div className={css.headline}>
          <h3 className={css.name}>{type ? words.of('type.', type) : t('unnamed')}</h3>
          <StatusTag tone={tone} icon={icon}>
            {t(`state.${state}`)}
          </StatusTag>
        </div>
        <p className={css.note}>
          <LongLtr>{first?.name}</LongLtr>
          {' · '}
          {more.length > 0 ? `${t('pages', { count: deed.files.length })} · ` : null}
          {fileSizeText(
            deed.files.reduce((sum, { size }) => sum + size, 0),
            language,
          )}
        </p>
        <DeedPages deed={deed} onChange={acts.onPages} />
        <FileStatusText deed={deed} state={state} wanted={wanted} />
        <Acts deed={deed} state={state} wanted={wanted} {...acts} />
      </div>
    </>
  );
}

/** The actions on a file: choosing its type when it was not recognised, adding pages, and removing it. */
function Acts({ deed, state, wanted, others, onChoose, onJoin, onPages, onRemove }: DroppedProps) {
  const t = useMessages(startMessages);
  const words = useMessages(deedMessages);
  const type = typeOfDeed(deed);
  const offered = ['twice', 'unknown', 'chosen'].includes(state) ? wanted.filter((one) => one !== type) : [];
  return (
    <div className={css.acts}>
      {others.map((other) => {
        const name = typeOfDeed(other);
        return name === null ? null : (
          <Button key={other.key} size="small" onClick={() => onJoin(other.key)}>
            {t('pageOf', { deed: words.of('inText.', name) })}
          </Button>
        );
      })}
      {offered.map((one) => (
        <Button key={one} size="small" onClick={() => onChoose(one)}>
          {t('itIs', { deed: words.of('inText.', one) })}
        </Button>
      ))}
      <AddPages deed={deed} onChange={onPages} />
      {state === 'reading' ? null : (
        <Button size="small" variant="text" onClick={onRemove}>
          {t('remove')}
          <VisuallyHidden>{` ${deed.files[0]?.name}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/** The text about a file: what was found, its progress, or what is wrong and what to do. */
function FileStatusText({ deed, state, wanted }: Pick<DroppedProps, 'deed' | 'state' | 'wanted'>) {
  const t = useMessages(startMessages);
  const words = useMessages(deedMessages);
  const { language } = useLanguage();
  const type = typeOfDeed(deed);
  if (state === 'refused') return <p className={css.fault}>{deed.refused}</p>;
  if (state === 'reading') {
    const percent = wholePercent(deed.share);
    const label = percent < 100 ? t('sending', { percent }) : t('recognising');
    return <Progress percent={Math.min(90, percent)} label={label} />;
  }
  if (state === 'unknown') return <p className={css.fault}>{faultOf(deed)?.[language]}</p>;
  if (state === 'chosen') {
    const fault = faultOf(deed);
    return (
      <>
        {fault ? <p className={css.fault}>{fault[language]}</p> : null}
        <p className={css.note}>{t('chosenText')}</p>
      </>
    );
  }
  if (state === 'twice' && type) {
    const [only] = wanted;
    const name = words.of('inText.', type);
    return (
      <>
        <p className={css.fault}>
          {wanted.length === 1 && only
            ? t('twiceWanted', { deed: name, wanted: words.of('inText.', only) })
            : t('twice', { deed: name })}
        </p>
        <p className={css.note}>{t('twiceText')}</p>
      </>
    );
  }
  const { about, found, total } = deed.recognised ?? { about: null, found: 0, total: 0 };
  // A deed whose recognised type the user changed has not been read as the new type yet.
  if (total === 0 || (deed.chosen && deed.chosen !== deed.recognised?.type)) return null;
  return (
    <p className={css.note}>
      {about ? (
        <>
          <bdi>{about}</bdi>
          {' · '}
        </>
      ) : null}
      <bdi>{t('found', { found, total })}</bdi>
    </p>
  );
}
