import { loadingCatalogue, peopleCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

export const signInMessages = defineMessages({
  title: { ar: 'تسجيل الدخول', en: 'Sign in' },
  lead: { ar: 'بالنفاذ الوطني الموحد، دون كلمة مرور.', en: 'With Nafath, without a password.' },
  adminLead: {
    ar: 'دخول مدير النظام والمنصة مغلقة للعموم.',
    en: 'For administrators while the platform is closed to the public.',
  },
  expired: {
    ar: 'انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت.',
    en: 'Your session ended. Sign in to return to where you were.',
  },
  idLabel: { ar: 'رقم الهوية الوطنية أو الإقامة', en: 'National ID or residence number' },
  idHint: { ar: '10 أرقام تبدأ بـ 1 أو 2', en: '10 digits that begin with 1 or 2' },
  idLength: peopleCatalogue.nationalId,
  idWrong: { ar: 'رقم الهوية غير صحيح، راجع أرقامه', en: 'This ID number is not valid; check its digits' },
  continue: { ar: 'متابعة عبر نفاذ', en: 'Continue with Nafath' },
  soon: { ar: 'سيصلك طلب في تطبيق نفاذ على جوالك.', en: 'A request will arrive in the Nafath app on your phone.' },
  samples: { ar: 'بيئة تجريبية: ادخل بشخصية جاهزة', en: 'Trial environment: sign in as a sample person' },
  change: { ar: 'تغيير رقم الهوية', en: 'Change the ID number' },
  waitingTitle: { ar: 'وافق من تطبيق نفاذ', en: 'Approve in the Nafath app' },
  sent: { ar: 'أرسلنا طلبًا إلى صاحب الهوية', en: 'A request was sent to the holder of' },
  pick: { ar: 'اختر هذا الرقم', en: 'Pick this number' },
  pickText: {
    ar: 'يظهر لك مع رقمين آخرين في التطبيق. إن لم تجده فلا توافق.',
    en: 'The app shows it with two others. If it is not there, do not approve.',
  },
  step1: { ar: 'افتح تطبيق نفاذ على جوالك', en: 'Open the Nafath app on your phone' },
  step2: { ar: 'اختر {random} من الأرقام المعروضة', en: 'Pick {random} from the numbers shown' },
  step3: { ar: 'وافق بالبصمة أو التعرف على الوجه', en: 'Approve with your fingerprint or face' },
  waiting: { ar: 'بانتظار موافقتك', en: 'Waiting for your approval' },
  endsIn: { ar: 'ينتهي الطلب بعد {time}', en: 'The request expires in {time}' },
  resend: { ar: 'إعادة الإرسال', en: 'Send again' },
  cancel: { ar: 'إلغاء الطلب', en: 'Cancel the request' },
  rejected: { ar: 'رُفض الطلب', en: 'The request was rejected' },
  rejectedText: {
    ar: 'رُفض الطلب من تطبيق نفاذ. أعد الإرسال إن كنت أنت من طلب الدخول.',
    en: 'The request was rejected in the Nafath app. Send it again if it was you.',
  },
  approved: { ar: 'وُوفق على الطلب', en: 'The request was approved' },
  ended: { ar: 'انتهت مهلة الطلب', en: 'The request has expired' },
  endedText: {
    ar: 'لم تصل موافقة قبل انتهاء المهلة. أعد الإرسال لتحصل على رقم جديد.',
    en: 'No approval came in time. Send it again to get a new number.',
  },
  demoTitle: { ar: 'بيئة تجريبية', en: 'Trial environment' },
  demoText: {
    ar: 'لا يصل طلب حقيقي. وافق من الجوال التجريبي.',
    en: 'No real request is sent. Approve from the trial phone.',
  },
  demoApprove: { ar: 'وافق الآن', en: 'Approve now' },
  demoPhone: { ar: 'افتح صفحة الجوال التجريبي', en: 'Open the trial phone page' },
  notAuthenticated: loadingCatalogue.notAuthenticated,
  userFailed: loadingCatalogue.user,
  failed: { ar: 'تعذر تسجيل الدخول', en: 'Sign-in did not work' },
});
