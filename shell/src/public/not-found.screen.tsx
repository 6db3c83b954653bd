import { loadingCatalogue } from '@waqf/contracts/messages';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, Icon, IconTile, Surface } from '@waqf/ui/core';
import { useTitle } from '../boot/use-title';
import { PublicFrame } from './public-frame';
import * as css from './public.module.css';

const messages = defineMessages({
  title: { ar: 'الصفحة غير موجودة', en: 'This page does not exist' },
  text: { ar: 'ربما تغير عنوانها أو كُتب ناقصًا.', en: 'Its address may have changed, or a part of it is missing.' },
  home: { ar: 'العودة إلى الرئيسية', en: 'Back to the home page' },
});

/** '404 Page Not Found' (specification, section 2), with the same text in the reader's language. */
export function NotFoundState() {
  const t = useMessages(messages);
  useTitle(t('title'));
  return (
    <Surface padding="none" className={css.notice}>
      <IconTile size={64} tone="success" icon={<Icon.Search size={28} />} />
      <h1>{t('title')}</h1>
      <p>
        <bdi dir="ltr" lang="en">
          {loadingCatalogue.pageNotFound.en}
        </bdi>
      </p>
      <p className={css.last}>{t('text')}</p>
      <Button variant="primary" href="/">
        {t('home')}
      </Button>
    </Surface>
  );
}

export function NotFoundScreen() {
  return (
    <PublicFrame bare>
      <main className={css.middle}>
        <NotFoundState />
      </main>
    </PublicFrame>
  );
}
