import type { LanguageCode } from '@waqf/platform-web';
import { TextPage, type PageText } from './text-page';

const text: Record<LanguageCode, PageText> = {
  ar: {
    title: 'إمكانية الوصول',
    lead: 'نبني المنصة ليستعملها كل أحد، ونقول هنا ما يعمل وما بقي.',
    sections: [
      { title: 'الهدف', text: ['إرشادات الوصول إلى محتوى الويب WCAG 2.2 بمستوى AA. لم تُقيّم المنصة جهةٌ مستقلة بعد.'] },
      {
        title: 'ما تجده',
        text: [],
        points: [
          'كل ما في الصفحات يُبلغ بلوحة المفاتيح، وموضع التركيز ظاهر.',
          'المفتاح F8 ينقل التركيز إلى التنبيهات.',
          'لكل رسم بياني جدول بأرقامه لقارئ الشاشة، ولكل حالة كلمة وأيقونة مع اللون.',
          'مظهر فاتح وداكن بتباين 4.5 إلى 1 للنصوص، ولغتان تتبدلان في الحال.',
          'من طلب تقليل الحركة في جهازه لا تتحرك له الصفحات.',
          'الصفحات تُقرأ بعرض 390 بكسل دون تمرير جانبي.',
        ],
      },
      { title: 'ما بقي', text: ['صفحات الصكوك الممسوحة صور، ونصها المقروء في الحقول بجانبها وليس في الصورة نفسها.'] },
      {
        title: 'إن واجهت عائقًا',
        text: ['اكتب إلى الجهة التي تشغّل المنصة باسم الصفحة وما حاولت فعله، واذكر المرجع إن ظهر لك خطأ.'],
      },
    ],
  },
  en: {
    title: 'Accessibility',
    lead: 'The platform is built for everyone; this page says what works and what is left.',
    sections: [
      {
        title: 'The aim',
        text: [
          'Web Content Accessibility Guidelines, WCAG 2.2 level AA. No independent body has assessed the platform yet.',
        ],
      },
      {
        title: 'What you find',
        text: [],
        points: [
          'Everything on a page is reached by keyboard, and the focus is visible.',
          'F8 moves the focus to notifications.',
          'Each chart has a table of its figures for screen readers; each state has a word and an icon beside its colour.',
          'Light and dark themes with a text contrast of 4.5 to 1, and two languages that switch at once.',
          'Pages keep still for those whose device asks for reduced motion.',
          'Pages read at 390 pixels without scrolling sideways.',
        ],
      },
      {
        title: 'What is left',
        text: [
          'Pages of scanned deeds are pictures; what was read stands in the fields beside them, not in the picture itself.',
        ],
      },
      {
        title: 'If something stops you',
        text: [
          'Write to the body that runs the platform with the name of the page and what you tried, and the reference if an error was shown.',
        ],
      },
    ],
  },
};

/** What is accessible to whom, and what is not yet. */
export function AccessibilityScreen() {
  return <TextPage text={text} />;
}
