import type { RefObject } from 'react';
import type { Approval } from '@waqf/contracts/approvals';
import { useMessages } from '@waqf/platform-web';
import { pageMessages } from '../messages/approvals-page.messages';
import { ApprovalDetail } from './approval-detail';
import { ApprovalGroup } from './approval-group';
import * as css from './approvals.module.css';

interface RequestsProps {
  mine: readonly Approval[];
  /** How many await the user in all. */
  count: number | undefined;
  groups: readonly { key: 'others' | 'decided'; rows: readonly Approval[] }[];
  chosen: Approval | undefined;
  onChoose: (id: string) => void;
  detail: RefObject<HTMLDivElement | null>;
}

/** The lists, and beside them the selected request. */
export function Requests({ mine, count, groups, chosen, onChoose, detail }: RequestsProps) {
  const t = useMessages(pageMessages);
  const chosenId = chosen?.id ?? null;
  // On a phone the only row is hidden while its request is open below it.
  const isOnlyRowOpen = mine.length === 1 && mine[0]?.id === chosenId;
  return (
    <div className={css.split}>
      {mine.length > 0 ? (
        <div className={css.mine} data-single={isOnlyRowOpen || undefined}>
          <ApprovalGroup title={t('mine')} rows={mine} count={count} chosenId={chosenId} onChoose={onChoose} short />
        </div>
      ) : null}
      <div ref={detail} className={css.detail}>
        {chosen ? <ApprovalDetail key={chosen.id} approval={chosen} /> : null}
      </div>
      <div className={css.groups}>
        {groups.map(({ key, rows }) => (
          <ApprovalGroup key={key} title={t(key)} rows={rows} chosenId={chosenId} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}
