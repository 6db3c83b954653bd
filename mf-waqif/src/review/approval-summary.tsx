import { knownValue } from '@waqf/contracts';
import { documentTypes, fieldsOfDeed, type DeedField, type FieldName } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { deedMessages, deedsInForce, FieldValueText } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Alert, Button, Card, DescriptionList, Grid, Icon, List, ListRow, IconTile, Row } from '@waqf/ui/core';
import { approveMessages } from './review.messages';

/** The address of a field in the review. */
function reviewHref(waqfId: string, name: DeedField['name']): string {
  const type = documentTypes.find((key) => knownValue<FieldName>(fieldsOfDeed[key], name));
  return `/waqf/${waqfId}/review?deed=${type}&field=${name}`;
}

/** What still stands between the founder and the approval, each with the way to it. */
export function ApprovalGaps({ view, left }: { view: WaqfView; left: number }) {
  const t = useMessages(approveMessages);
  const deed = useMessages(deedMessages);
  const { waqf, missingForApproval } = view;
  return (
    <>
      {missingForApproval.length > 0 ? (
        <Alert tone="error" title={t('missing')}>
          <Row gap={8} wrap>
            {missingForApproval.map((name) => (
              <Button key={name} size="small" href={reviewHref(waqf.id, name)}>
                {t('fill', { field: deed.of('field.', name) })}
              </Button>
            ))}
          </Row>
        </Alert>
      ) : null}
      {left > 0 ? (
        <Alert
          tone="warning"
          title={t('left', { count: left })}
          action={<Button href={`/waqf/${waqf.id}/review`}>{t('review')}</Button>}
        >
          {t('leftText')}
        </Alert>
      ) : null}
    </>
  );
}

/** What approval does, with names. */
export function WhatHappens({ view }: { view: WaqfView }) {
  const t = useMessages(approveMessages);
  const nazir = view.waqf.nazirDetails;
  const lines = [
    { icon: <Icon.Lock />, text: t('happens.lock') },
    ...(nazir?.nazirName && nazir.nazirId
      ? [{ icon: <Icon.Person />, text: t('happens.nazir', { name: nazir.nazirName, id: nazir.nazirId }) }]
      : []),
    { icon: <Icon.Waqf />, text: t('happens.account') },
    { icon: <Icon.Bell />, text: t('happens.notify') },
  ];
  return (
    <Card title={t('happens')} tone="gold">
      <List label={t('happens')}>
        {lines.map(({ icon, text }) => (
          <ListRow key={text} lead={<IconTile icon={icon} tone="gold" />} title={text} />
        ))}
      </List>
    </Card>
  );
}

/** All fields of the three deeds as they will be locked. */
export function LockedSummary({ view }: { view: WaqfView }) {
  const deed = useMessages(deedMessages);
  return (
    <Grid columns="3">
      {deedsInForce(view.documents).map((document) => (
        <Card key={document.id} title={deed.of('type.', document.type)}>
          <DescriptionList
            items={document.fields.map(({ name, value }) => ({
              label: deed.of('field.', name),
              value: <FieldValueText name={name} value={value} absent={deed('notInDeed')} />,
            }))}
          />
        </Card>
      ))}
    </Grid>
  );
}
