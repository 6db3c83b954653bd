import { longestSearch } from '@waqf/contracts';
import { type AuditEntry, auditLabels, auditTaskLabel } from '@waqf/contracts/audit';
import { displayTime, riyadhDay } from '@waqf/formats';
import { useLanguage, useMessages, useNamedTableExport, givenParams } from '@waqf/platform-web';
import { Button, Dotted, DualDate, Icon, Ltr, Stack } from '@waqf/ui/core';
import { type DataColumn, DataTable, firstTableState, type PhoneRows } from '@waqf/ui/data';
import { type AuditFilter } from '../api/get-audit';
import { auditMessages } from './audit.messages';
import { changeInWords, useActorName } from './audit-words';
import * as css from './audit.module.css';

/** How many changes a row shows; the details show all. */
const shownChanges = 2;

export interface AuditTableProps {
  entries: AuditEntry[];
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
  onOpen: (entry: AuditEntry) => void;
}

/** The acts that the server found; on a phone in two lines each, grouped by day. */
export function AuditTable({ entries, filter, onFilter, onOpen }: AuditTableProps) {
  const t = useMessages(auditMessages);
  const { search, ...named } = givenParams(filter);
  const exporting = useNamedTableExport('audit-trail', named, ['changes', 'details', 'reason', 'reference', 'digest']);
  const narrowed = Object.keys(givenParams(filter)).length > 0;
  return (
    <DataTable
      title={t('list')}
      note={t('searchHint')}
      columns={useColumns(onOpen)}
      phoneRows={usePhoneRows(onOpen)}
      rows={entries}
      rowKey={({ id }) => id}
      choosable={false}
      exporting={exporting}
      state={{ ...firstTableState, search: search ?? '' }}
      onStateChange={(state) => onFilter({ ...filter, search: state.search.slice(0, longestSearch) || undefined })}
      serverTotal={entries.length}
      pageSize={Math.max(1, entries.length)}
      empty={{
        title: t(narrowed ? 'noMatch' : 'empty'),
        icon: <Icon.Search size={28} />,
        action: narrowed ? <Button onClick={() => onFilter({})}>{t('clear')}</Button> : undefined,
      }}
    />
  );
}

function useColumns(onOpen: (entry: AuditEntry) => void): DataColumn<AuditEntry>[] {
  const t = useMessages(auditMessages);
  const { language } = useLanguage();
  const nameOf = useActorName();
  return [
    {
      key: 'what',
      title: auditLabels.what[language],
      fixed: true,
      render: (entry) => (
        <Stack gap={4}>
          <OpenButton entry={entry} onOpen={onOpen} />
          <Changes entry={entry} />
        </Stack>
      ),
    },
    {
      key: 'actor',
      title: auditLabels.who[language],
      render: ({ actor, subject }) => (
        <Stack gap={4}>
          <span>{nameOf({ actor, subject })}</span>
          <Task actor={actor} />
        </Stack>
      ),
    },
    {
      key: 'time',
      title: auditLabels.time[language],
      render: ({ at }) => (
        <span className={css.time}>
          <DualDate iso={at} withTime short />
        </span>
      ),
    },
    {
      key: 'waqf',
      title: auditLabels.waqf[language],
      render: ({ waqf }) => (waqf === null ? t('whole') : (waqf.name ?? <Ltr>{waqf.id.slice(0, 8)}</Ltr>)),
    },
    {
      key: 'address',
      title: auditLabels.address[language],
      render: ({ address }) => (address === null ? t('unknownAddress') : <Ltr>{address}</Ltr>),
    },
    {
      key: 'position',
      title: auditLabels.position[language],
      align: 'end',
      render: ({ seal }) => (seal === null ? t('unsealed') : seal.position),
    },
  ];
}

/** The task during which the platform acted on its own. */
function Task({ actor }: Pick<AuditEntry, 'actor'>) {
  const { language } = useLanguage();
  const task = auditTaskLabel(actor, language);
  return task === null ? null : <bdi className={css.quiet}>{task}</bdi>;
}

interface OpenButtonProps {
  entry: AuditEntry;
  onOpen: (entry: AuditEntry) => void;
}

/** What was done, as a button that opens its details. */
function OpenButton({ entry, onOpen }: OpenButtonProps) {
  const t = useMessages(auditMessages);
  const { language } = useLanguage();
  return (
    <button
      type="button"
      className={css.open}
      aria-label={t('open', { title: entry.title[language] })}
      onClick={() => onOpen(entry)}
    >
      {entry.title[language]}
    </button>
  );
}

/** On a phone: what and when, then who, where and what changed, grouped by day. */
function usePhoneRows(onOpen: (entry: AuditEntry) => void): PhoneRows<AuditEntry> {
  const nameOf = useActorName();
  return {
    groupOf: ({ at }) => riyadhDay(new Date(at)),
    head: ([first]) => ({ title: first ? <DualDate iso={first.at} /> : null }),
    line: (entry) => ({
      title: <OpenButton entry={entry} onOpen={onOpen} />,
      amount: <Ltr>{displayTime(entry.at)}</Ltr>,
      note: (
        <Dotted>
          <bdi>{nameOf(entry)}</bdi>
          {entry.waqf === null ? null : <bdi>{entry.waqf.name ?? entry.waqf.id.slice(0, 8)}</bdi>}
          {entry.changes.length === 0 ? null : <Changes entry={entry} />}
        </Dotted>
      ),
    }),
  };
}

function Changes({ entry: { changes } }: { entry: AuditEntry }) {
  const { language } = useLanguage();
  return changes.slice(0, shownChanges).map((change) => {
    const { field, before, after } = changeInWords(change, language);
    return (
      <span key={change.field} className={css.change}>
        {field}:{' '}
        {change.before === null ? null : (
          <>
            <del>{before}</del> <Icon.Next size={14} />{' '}
          </>
        )}
        <b>{after}</b>
      </span>
    );
  });
}
