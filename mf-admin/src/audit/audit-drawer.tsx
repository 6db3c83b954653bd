import {
  type AuditEntry,
  auditFieldLabel,
  auditLabels,
  auditSubjectLabel,
  auditTaskLabel,
  auditValueLabel,
} from '@waqf/contracts/audit';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { CopyButton, DescriptionList, Dotted, Drawer, DualDate, Ltr, Row, Stack } from '@waqf/ui/core';
import { auditMessages } from './audit.messages';
import { changeInWords, useActorName } from './audit-words';
import * as css from './audit.module.css';

/** All that the audit trail has about one act. */
export function AuditDrawer({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useMessages(auditMessages);
  const { language } = useLanguage();
  const { at, reason, address, reference, seal, subject, waqf, details } = entry;
  const label = (name: keyof typeof auditLabels): string => auditLabels[name][language];
  const items = [
    { label: label('who'), value: <Actor entry={entry} /> },
    { label: label('time'), value: <DualDate iso={at} withTime /> },
    { label: label('waqf'), value: waqf === null ? t('whole') : (waqf.name ?? <Ltr>{waqf.id}</Ltr>) },
    {
      label: t('subject'),
      value: (
        <span className={css.long}>
          <bdi>{auditSubjectLabel(subject.type, language)}</bdi>
          {subject.name ? <> {subject.name}</> : null} <Ltr>{subject.id}</Ltr>
        </span>
      ),
    },
    ...(reason === null ? [] : [{ label: label('reason'), value: reason }]),
    { label: label('address'), value: address === null ? t('unknownAddress') : <Ltr>{address}</Ltr> },
    {
      label: label('reference'),
      value: (
        <Row gap={8} wrap>
          <Ltr>{reference}</Ltr>
          <CopyButton text={reference} label={label('reference')} />
        </Row>
      ),
    },
    {
      label: label('digest'),
      value: seal === null ? t('unsealed') : <Ltr>{`${seal.position}: ${seal.digest.slice(0, 16)}…`}</Ltr>,
    },
    ...details.map(({ field, value }) => ({
      label: auditFieldLabel(field, language),
      value: auditValueLabel(field, value, language),
    })),
  ];
  return (
    <Drawer open onClose={onClose} title={entry.title[language]}>
      <Stack>
        <ChangedValues entry={entry} />
        <DescriptionList items={items} lines />
      </Stack>
    </Drawer>
  );
}

function Actor({ entry }: { entry: AuditEntry }) {
  const nameOf = useActorName();
  const { language } = useLanguage();
  const task = auditTaskLabel(entry.actor, language);
  if (task === null) return nameOf(entry);
  return (
    <Dotted>
      {nameOf(entry)}
      <bdi>{task}</bdi>
    </Dotted>
  );
}

function ChangedValues({ entry: { changes } }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  const { language } = useLanguage();
  if (changes.length === 0) return <p>{t('noChange')}</p>;
  return (
    <table className={css.values}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { field, before, after } = changeInWords(change, language);
          return (
            <tr key={change.field}>
              <th scope="row">{field}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
