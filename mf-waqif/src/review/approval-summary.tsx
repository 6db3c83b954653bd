import { useState } from 'react';
import { knownValue } from '@waqf/contracts';
import { documentTypes, fieldsOfDeed, type DeedField, type FieldName } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { DeedComparison, deedMessages } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Alert, Button, Card, Grid, Icon, IconTile, Row, Stack } from '@waqf/ui/core';
import { approveMessages } from './review.messages';
import * as css from './review.module.css';

/** The address of a field in the review. */
function reviewHref(waqfId: string, name: DeedField['name']): string {
  const type = documentTypes.find((key) => knownValue<FieldName>(fieldsOfDeed[key], name));
  return `/waqf/${waqfId}/review?deed=${type}&field=${name}`;
}

/** What is still missing before the approval, each with a link to it. */
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

/** The effects of the approval, with names. */
export function ApprovalEffects({ view: { waqf } }: { view: WaqfView }) {
  const t = useMessages(approveMessages);
  const nazir = waqf.nazirDetails;
  const acts = [
    { icon: <Icon.Lock />, title: t('happens.lock'), text: t('happens.lockText') },
    { icon: <Icon.Waqf />, title: t('happens.account'), text: t('happens.accountText', { name: waqf.name }) },
    ...(nazir?.nazirName && nazir.nazirId
      ? [
          {
            icon: <Icon.Bell />,
            title: t('happens.nazir'),
            text: t('happens.nazirText', { name: nazir.nazirName, id: `\u2066${nazir.nazirId}\u2069` }),
          },
        ]
      : []),
  ];
  return (
    <Card title={t('happens')}>
      <Grid columns="3">
        {acts.map(({ icon, title, text }) => (
          <Stack key={title} gap={8}>
            <IconTile icon={icon} tone="success" />
            <h3 className={css.happens}>{title}</h3>
            <p className={css.was}>{text}</p>
          </Stack>
        ))}
      </Grid>
    </Card>
  );
}

/** What agrees or cannot be compared, hidden until the user opens it. */
export function AgreeingComparisons({ view }: { view: WaqfView }) {
  const t = useMessages(approveMessages);
  const [shown, setShown] = useState(false);
  const agreeing = view.comparisons.filter(({ outcome }) => outcome === 'agrees').length;
  if (agreeing === 0) return null;
  return (
    <Stack gap={16}>
      <Row>
        <Button size="small" icon={<Icon.Check size={16} />} aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'agreeingHide' : 'agreeing', { count: agreeing })}
        </Button>
      </Row>
      {shown ? <DeedComparison besides view={view} /> : null}
    </Stack>
  );
}
