import { useState } from 'react';
import type { Rule } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { RetryAlert } from '@waqf/screen-kit';
import { Button, Dialog, Icon } from '@waqf/ui/core';
import { rulesMessages } from '../messages/rules.messages';
import * as css from './rules.module.css';

type Clause = NonNullable<Rule['clause']>;

/** The founder's words, with a link to their place in the deed. */
export function ClauseQuote({ waqfId, clause }: { waqfId: string; clause: Clause | null }) {
  const t = useMessages(rulesMessages);
  const [shown, setShown] = useState(false);
  if (!clause) return <span className={css.text}>{t('noWords')}</span>;
  const { text, documentId, page } = clause;
  return (
    <div className={css.quote}>
      <q>{text}</q>
      {documentId !== null && page !== null ? (
        <span className={css.place}>
          {t('place', { page })}
          <Button variant="text" size="small" icon={<Icon.Eye size={16} />} onClick={() => setShown(true)}>
            {t('showPlace')}
          </Button>
        </span>
      ) : null}
      {shown && documentId !== null && page !== null ? (
        <ClausePlace
          source={`/api/waqf/${waqfId}/documents/${documentId}/pages/${page}.png`}
          clause={{ ...clause, page }}
          onClose={() => setShown(false)}
        />
      ) : null}
    </div>
  );
}

interface ClausePlaceProps {
  /** The address of the page's image. */
  source: string;
  clause: Clause & { page: number };
  onClose: () => void;
}

/** The page of the deed with the place of the conditions marked on it. */
function ClausePlace({ source, clause: { page, box, text }, onClose }: ClausePlaceProps) {
  const t = useMessages(rulesMessages);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const percent = (part: number) => `${part * 100}%`;
  return (
    <Dialog open onClose={onClose} title={t('placeTitle')} width={860}>
      <p>
        <q>{text}</q>
      </p>
      {failed ? (
        <RetryAlert
          onRetry={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          {t('placeFailed')}
        </RetryAlert>
      ) : (
        // A deed page is laid out from its left edge in either language, and so are the coordinates of the boxes.
        <div className={css.page} dir="ltr">
          <img
            src={attempt === 0 ? source : `${source}?attempt=${attempt}`}
            alt={t('placeImage', { page })}
            onError={() => setFailed(true)}
          />
          {box ? (
            <span
              className={css.mark}
              style={{
                insetInlineStart: percent(box.x),
                insetBlockStart: percent(box.y),
                inlineSize: percent(box.width),
                blockSize: percent(box.height),
              }}
            />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
