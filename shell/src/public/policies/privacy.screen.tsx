import type { LanguageCode } from '@waqf/platform-web';
import { TextPage, type PageText } from './text-page';

const text: Record<LanguageCode, PageText> = {
  ar: {
    title: 'الخصوصية',
    lead: 'ما الذي تحفظه المنصة عنك، ولماذا، ومن يراه.',
    sections: [
      {
        title: 'ما نحفظه',
        text: [],
        points: [
          'رقم هويتك كما يؤكده النفاذ الوطني الموحد، واسمك وبريدك وجوالك كما كتبتها.',
          'صكوك الوقف التي ترفعها، وما قُرئ منها، وتصحيحاتك عليها.',
          'قيود الوقف وحساباته المصرفية.',
          'جلساتك وطلبات دخولك، وسجل بمن فعل ماذا ومتى.',
        ],
      },
      {
        title: 'لماذا',
        text: [
          'لإدارة الوقف وتوزيع غلته على أهلها وإثبات ذلك. لا تُباع بياناتك، ولا تُستعمل للإعلان، ولا تتتبعك أدوات طرف آخر: الخطوط والصور كلها من المنصة نفسها.',
        ],
      },
      {
        title: 'من يراه',
        text: [
          'الواقف يرى أوقافه، والناظر يرى ما وُلّي عليه، والمستفيد يرى حصته ودفعاته وحدها. مدير النظام يرى ما يلزم لتشغيل المنصة. والخادم يتحقق من ذلك مع كل طلب.',
          'يُرسل رقم هويتك إلى النفاذ الوطني الموحد عند الدخول، وتُرسل بيانات الحساب والتحويل إلى المصرف عند فتحه وتنفيذه.',
        ],
      },
      {
        title: 'ما يبقى في متصفحك',
        text: [
          'ملف ارتباط للجلسة وآخر مؤقت أثناء الدخول، لا تقرؤهما الصفحات، واختيارك للغة والمظهر، ورقم هويتك واسمك ودورك ما دمت داخلًا، ومسودات ما تكتبه إلى أن تغلق النافذة. وتسجيل الخروج يمحو بيانات هويتك ويُنهي الجلسة في الخادم.',
        ],
      },
      {
        title: 'كم يبقى، وما حقك',
        text: [
          'القيود والصكوك المعتمدة وسجل الأفعال لا تُحذف، لأنها إثبات حقوق غيرك. وإذا أُوقف حسابك انتهت جلساتك وبقي تاريخه.',
          'لك أن تطلع على بياناتك وتحصل على نسخة منها، وفق نظام حماية البيانات الشخصية في المملكة: من الإعدادات، في قسم «بياناتي»، تطلب ملفًا فيه ما تحفظه المنصة عنك، تؤكده بنفاذ ولا ينزّله غيرك، ويبقى يومًا واحدًا.',
          'وتصحّح اسمك وبريدك وجوالك من الإعدادات، وما سجله الناظر عنك تطلب تصحيحه منه. وما عدا ذلك فاكتب به إلى الجهة التي تشغّل المنصة.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy',
    lead: 'What the platform keeps about you, why, and who sees it.',
    sections: [
      {
        title: 'What is kept',
        text: [],
        points: [
          'Your ID number as Nafath confirms it; your name, e-mail and phone as you wrote them.',
          'The deeds that you upload, what was read from them, and your corrections.',
          'The entries and bank accounts of a waqf.',
          'Your sessions and sign-in requests, and a record of who did what and when.',
        ],
      },
      {
        title: 'Why',
        text: [
          'To manage the waqf, to distribute its yield to those it belongs to, and to prove it. Your data is not sold, not used for advertising, and nobody else’s tools follow you: fonts and pictures all come from the platform itself.',
        ],
      },
      {
        title: 'Who sees it',
        text: [
          'A founder sees their own waqfs, a nazir those entrusted to them, a beneficiary their own share and payments alone. An administrator sees what running the platform takes. The server checks this on every call.',
          'Your ID number goes to Nafath when you sign in; account and transfer details go to the bank when one is opened or carried out.',
        ],
      },
      {
        title: 'What stays in your browser',
        text: [
          'A session cookie and a temporary one while you sign in, neither readable by pages; your choice of language and theme, your ID number, name and role while you are signed in, and drafts of what you type until the window is closed. Signing out clears your identity and ends the session on the server.',
        ],
      },
      {
        title: 'How long, and your rights',
        text: [
          'Entries, approved deeds and the record of acts are not deleted, because they prove the rights of others. When an account is deactivated its sessions end and its history stays.',
          'You may see your data and have a copy of it under the Saudi Personal Data Protection Law: in the settings, under “My data”, you request a file with what the platform holds of you. You confirm it with Nafath, only you can download it, and it is kept for one day.',
          'You correct your name, e-mail and phone in the settings; what the nazir has recorded of you, you ask the nazir to correct. For anything else write to the body that runs the platform.',
        ],
      },
    ],
  },
};

/** What is stored, why, and who sees it. It describes what the product does; change it together with the product. */
export function PrivacyScreen() {
  return <TextPage text={text} />;
}
