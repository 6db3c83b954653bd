import type { LanguageCode } from '@waqf/platform-web';
import { TextPage, type PageText } from './text-page';

const text: Record<LanguageCode, PageText> = {
  ar: {
    title: 'شروط الاستخدام',
    lead: 'ما تلتزم به حين تستعمل المنصة، وما لا تفعله المنصة عنك.',
    sections: [
      {
        title: 'حسابك',
        text: [
          'تدخل بهويتك عبر النفاذ الوطني الموحد، وما يُفعل في جلستك منسوب إليك. لا توافق على طلب دخول لم تبدأه أنت.',
        ],
      },
      {
        title: 'صكوكك',
        text: [
          'ترفع صكوكًا صحيحة لك حق رفعها. القراءة الآلية تعين ولا تُلزم: أنت من يراجع الحقول ويصححها، واعتمادك إقرار بصحتها.',
        ],
      },
      {
        title: 'ما لا تفعله المنصة',
        text: [],
        points: [
          'لا تُصدر صكًا ولا تُعدّله، ولا تحل محل توثيق الوقف لدى الجهات المختصة.',
          'لا تُفتي في شرط الواقف، وتعرض نصه بجانب ما بُني عليه.',
          'لا تقدم مشورة استثمارية. تجربة التحليل الاستثماري تعمل على بيانات نموذجية.',
        ],
      },
      {
        title: 'الأموال',
        text: [
          'ينفذ المصرف التحويلات وفق شروطه. القيد لا يُمحى، والخطأ يُصحح بقيد عكسي ظاهر. والمبلغ التقديري لا يصير حقًا حتى يُعتمد توزيعه.',
        ],
      },
      {
        title: 'التوقف',
        text: [
          'قد تتوقف المنصة للصيانة ويظهر ذلك في صفحتها. وقد يوقف مدير النظام حسابًا يُساء استعماله، ويبقى تاريخه محفوظًا.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    lead: 'What you take on by using the platform, and what it does not do for you.',
    sections: [
      {
        title: 'Your account',
        text: [
          'You sign in as yourself with Nafath, and what is done in your session counts as done by you. Do not approve a sign-in that you did not start.',
        ],
      },
      {
        title: 'Your deeds',
        text: [
          'You upload true deeds that you have the right to upload. The reading helps and does not bind: you review and correct the fields, and your approval confirms them.',
        ],
      },
      {
        title: 'What it does not do',
        text: [],
        points: [
          'It neither issues nor changes a deed, and does not replace registering the waqf with the authorities.',
          'It gives no ruling on a founder’s condition; it shows its words beside what rests on them.',
          'It gives no investment advice. The investment analysis demo works on sample data.',
        ],
      },
      {
        title: 'Money',
        text: [
          'The bank carries out transfers under its own terms. An entry is never erased; a mistake is corrected by a visible reversal. An estimate is no claim until its distribution is approved.',
        ],
      },
      {
        title: 'Interruptions',
        text: [
          'The platform may stop for maintenance and says so on its page. An administrator may deactivate an account that is misused; its history is kept.',
        ],
      },
    ],
  },
};

/** Short terms that match what the product does. */
export function TermsScreen() {
  return <TextPage text={text} />;
}
