import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { Card, Icon, Button } from '@waqf/ui/core';
import { sampleDeedsQuery } from '../api/get-sample-deeds';
import { processMessages } from '../messages/process.messages';
import * as css from './sample-deeds.module.css';

/** Deeds for trying the product. Production has none, and then nothing is shown. */
export function SampleDeeds() {
  const t = useMessages(processMessages);
  const samples = useQuery(sampleDeedsQuery());
  if (!samples.data || samples.data.deeds.length === 0) return null;
  return (
    <Card title={t('samples')}>
      <p className={css.text}>{t('samplesText')}</p>
      <div className={css.deeds}>
        {samples.data.deeds.map((sample) => (
          <Button key={sample.url} size="small" href={sample.url} icon={<Icon.Download size={16} />}>
            {sample.title}
          </Button>
        ))}
      </div>
    </Card>
  );
}
