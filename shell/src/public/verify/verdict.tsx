import type { DocumentVerification } from '@waqf/contracts/reporting';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Card, DescriptionList, DualDate, Icon, Ltr, Stack } from '@waqf/ui/core';
import { verifyMessages } from './verify.messages';

/** Genuine, genuine but superseded, or unknown; with what may be shown about the document to everybody. */
export function Verdict({ document }: { document: DocumentVerification }) {
  const t = useMessages(verifyMessages);
  const { language } = useLanguage();
  const { genuine, title, number, waqfName, issuedAt, supersededBy } = document;
  if (!genuine || !title)
    return (
      <Alert tone="error" title={t('unknown')}>
        {t('unknownText')}
      </Alert>
    );
  return (
    <Card title={title[language]}>
      <Stack gap={16}>
        {supersededBy ? (
          <Alert tone="gold" title={t('superseded')} icon={<Icon.Clock />}>
            {t('supersededText', { number: `\u2066${supersededBy.number}\u2069` })}
          </Alert>
        ) : (
          <Alert tone="success" title={t('genuine')}>
            {t('genuineText')}
          </Alert>
        )}
        <DescriptionList
          items={[
            { label: t('document'), value: title[language] },
            { label: t('waqf'), value: waqfName ?? t('everyWaqf') },
            { label: t('number'), value: <Ltr>{number}</Ltr> },
            { label: t('issued'), value: issuedAt ? <DualDate iso={issuedAt} withTime /> : null },
            { label: t('newer'), value: supersededBy ? <DualDate iso={supersededBy.issuedAt} withTime /> : t('no') },
          ]}
        />
      </Stack>
    </Card>
  );
}
