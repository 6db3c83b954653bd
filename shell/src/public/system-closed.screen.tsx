import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { ClosedPage } from './closed-page';
import * as css from './public.module.css';

const messages = defineMessages({
  title: { ar: 'النظام مغلق مؤقتًا', en: 'The system is temporarily closed' },
  text: {
    ar: 'المنصة في مراحل التطوير الأخيرة، ونعمل الآن على:',
    en: 'The platform is in its final development, and we are working on:',
  },
  improvements: { ar: 'تحسينات على الخدمات', en: 'Improvements to the services' },
  security: { ar: 'اختبارات الأمان', en: 'Security testing' },
  launch: { ar: 'التحضير للإطلاق', en: 'Preparing the launch' },
  when: { ar: 'موعد الإطلاق: قريبًا جدًا', en: 'Launch date: coming very soon' },
  home: { ar: 'العودة إلى الرئيسية', en: 'Back to the home page' },
});

/** What everybody except administrators sees while `launchMode` is closed (specification, section 2). */
export function SystemClosedScreen() {
  const t = useMessages(messages);
  return (
    <ClosedPage tone="success" icon={<Icon.Lock size={28} />} title={t('title')} text={t('text')}>
      <ul className={css.works}>
        <li>
          <Icon.Settings size={18} />
          {t('improvements')}
        </li>
        <li>
          <Icon.Shield size={18} />
          {t('security')}
        </li>
        <li>
          <Icon.Checklist size={18} />
          {t('launch')}
        </li>
      </ul>
      <p className={css.last}>
        <strong>{t('when')}</strong>
      </p>
      <Button variant="primary" href="/">
        {t('home')}
      </Button>
    </ClosedPage>
  );
}
