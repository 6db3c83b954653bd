import type { Role } from '@waqf/contracts/identity';
import { defineMessages, useLanguage, useMessages, useTheme } from '@waqf/platform-web';
import { StatusTag } from '@waqf/ui/core';
import { rolePictures } from './product/pictures';
import * as css from './role-pictures.module.css';

const messages = defineMessages({
  sample: { ar: 'ببيانات تجريبية', en: 'With sample data' },
  waqif: {
    ar: 'شاشة مراجعة الصكوك: صفحة الصك وبجانبها حقوله، ولكل حقل درجة الثقة فيه',
    en: 'The review of the deeds: the page of a deed, and beside it its fields with their confidence',
  },
  nazir: {
    ar: 'لوحة متابعة الناظر: ما يحتاج يده اليوم، وكل أمر يُقضى من سطره',
    en: 'The nazir’s dashboard: what needs attention today, each settled in its row',
  },
  beneficiary: {
    ar: 'صفحة «لماذا هذا المبلغ» على الجوال: من غلة الوقف إلى نصيب المستفيد',
    en: 'The page “Why this amount” on a phone: from the yield of the waqf to the beneficiary’s share',
  },
  admin: {
    ar: 'صفحة الإصدارات: إصدار كل واجهة وأخطاؤه، وما تحمله من ميزات',
    en: 'The releases: the version of each remote, its errors, and the features that it holds',
  },
});

/** The size of the pictures in pixels, which reserves their space. The beneficiary's picture shows a phone. */
const sizes = { desk: { width: 800, height: 556 }, phone: { width: 390, height: 700 } };

/** A screenshot of the product, in the language and theme of the page; it says that its data is a sample. */
export function RolePicture({ role }: { role: Role }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { theme } = useTheme();
  const phone = role === 'beneficiary';
  return (
    <figure className={css.ground}>
      <img
        className={phone ? css.phone : css.screen}
        src={rolePictures[role][language][theme]}
        alt={t(role)}
        loading="lazy"
        decoding="async"
        {...sizes[phone ? 'phone' : 'desk']}
      />
      <figcaption>
        <StatusTag tone="neutral">{t('sample')}</StatusTag>
      </figcaption>
    </figure>
  );
}
