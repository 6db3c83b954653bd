import { waqfCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

/** Messages of the page after an approval. */
export const approvedMessages = defineMessages({
  approved: waqfCatalogue.approved,
  words: { ar: 'من كلام الواقف {name} في صك الوقفية', en: 'From the words of the founder {name} in the waqf deed' },
  quoted: { ar: '«{words}»', en: '“{words}”' },
  certificate: { ar: 'نزّل شهادة الاعتماد', en: 'Download the certificate' },
  certificateFailed: { ar: 'تعذر إصدار الشهادة', en: 'The certificate could not be issued' },
  share: { ar: 'شاركها مع الناظر', en: 'Share with the nazir' },
  shareText: {
    ar: 'اعتُمد {name}. اقرأ شروطه واقبل النظارة في منصة وقف:',
    en: '{name} is approved. Read its conditions and accept the trusteeship on Waqf:',
  },
  copyInvitation: { ar: 'انسخ رابط الدعوة', en: 'Copy the invitation link' },
  copied: { ar: 'نُسخ رابط الدعوة', en: 'Invitation link copied' },
  copyFailed: { ar: 'تعذر النسخ', en: 'Could not copy' },
  copyFailedText: { ar: 'الرابط: {link}', en: 'The link: {link}' },
  invitationText: {
    ar: 'يفتحه الناظر المسمى في الصك وحده، بعد دخوله بنفاذ.',
    en: 'Only the nazir named in the deed can open it, after signing in with Nafath.',
  },
  account: { ar: 'حساب الوقف', en: 'Account of the waqf' },
  accountOf: { ar: 'فُتح باسم {name}', en: 'Opened in the name of {name}' },
  accountActive: { ar: 'نشط', en: 'Active' },
  accountSoon: { ar: 'يُفتح الآن', en: 'Opening now' },
  accountSoonText: {
    ar: 'طلبنا فتحه من المصرف. يظهر رقم الآيبان هنا حين يصل، ونشعرك به.',
    en: 'We asked the bank to open it. The IBAN appears here when it comes, and we notify you.',
  },
  balance: { ar: 'الرصيد الآن', en: 'Balance now' },
  nazirOf: { ar: 'الناظر بحسب صك النظارة', en: 'Nazir named in the nazir deed' },
  awaited: { ar: 'بانتظار قبوله', en: 'Awaiting acceptance' },
  awaitedText: {
    ar: 'أُرسلت إليه الدعوة. يقرأ شروطك ثم يقبل أو يعتذر، ولا يتصرف في الوقف قبل قبوله.',
    en: 'The invitation was sent. The nazir reads your conditions, then accepts or declines, and changes nothing before.',
  },
  accepted: { ar: 'قبل النظارة', en: 'Accepted' },
  acceptedText: { ar: 'يدير الوقف من الآن بحسب شروطك.', en: 'Runs the waqf from now on by your conditions.' },
  declined: { ar: 'اعتذر', en: 'Declined' },
  declinedText: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
  newerDeed: { ar: 'ارفع صك نظارة أحدث', en: 'Upload a newer nazir deed' },
  next: { ar: 'ما الذي يأتي بعد؟', en: 'What comes next?' },
  'next.nazir': { ar: 'يقبل الناظر', en: 'The nazir accepts' },
  'next.nazirText': {
    ar: 'يصلك إشعار بجوابه، ويبدأ عمله من تلك الساعة.',
    en: 'You will be notified of the answer, and their work begins then.',
  },
  'next.yield': { ar: 'تصل أول غلة', en: 'The first yield arrives' },
  'next.yieldText': {
    ar: 'يعطي الناظر المستأجرين رقم الآيبان، وترى كل مبلغ ساعة تسجيله.',
    en: 'The nazir gives tenants the IBAN. You see every amount as soon as it is recorded.',
  },
  'next.run': { ar: 'يُوزَّع أول مرة', en: 'The first distribution' },
  'next.runText': {
    ar: 'على المستفيدين بحسب شروطك، وترى سبب كل مبلغ بنص الشرط.',
    en: 'To the beneficiaries by your conditions. You see why each amount is what it is, in the words of the condition.',
  },
  now: { ar: 'الآن', en: 'Now' },
  done: { ar: 'تم', en: 'Done' },
  open: { ar: 'افتح صفحة الوقف', en: 'Open the waqf page' },
});
