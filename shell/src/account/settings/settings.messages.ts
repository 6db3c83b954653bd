import { peopleCatalogue, systemCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

export const settingsMessages = defineMessages({
  title: { ar: 'الإعدادات', en: 'Settings' },
  state: { ar: 'بياناتك وجلساتك وطريقة عرض المنصة.', en: 'Your details, your sessions and how the platform looks.' },
  tabs: { ar: 'أقسام الإعدادات', en: 'Settings sections' },
  profile: { ar: 'الملف الشخصي', en: 'Profile' },
  notifications: { ar: 'الإشعارات', en: 'Notifications' },
  security: { ar: 'الأمان', en: 'Security' },
  data: { ar: 'بياناتي', en: 'My data' },
  system: { ar: 'النظام', en: 'System' },
  undo: { ar: 'تراجع', en: 'Undo' },
});

export const dataMessages = defineMessages({
  title: { ar: 'نسخة من بياناتي', en: 'A copy of my data' },
  text: {
    ar: 'لك أن تحصل على نسخة مما تحفظه المنصة عنك، وفق نظام حماية البيانات الشخصية. تُعد في ملف واحد لا ينزّله غيرك، ويبقى يومًا واحدًا.',
    en: 'You may have a copy of what the platform holds of you, under the Saudi Personal Data Protection Law. It is made as one file that only you can download, and is kept for one day.',
  },
  has: { ar: 'تشمل', en: 'It contains' },
  profile: {
    ar: 'بياناتك وأدوارك وتفضيلاتك، وجلساتك وطلبات دخولك.',
    en: 'Your details, roles and preferences, your sessions and sign-ins.',
  },
  waqfs: {
    ar: 'أوقافك وصفتك في كل منها، وما قبلته أو اعتذرت عنه.',
    en: 'Your waqfs and what you are in each, what you accepted or declined.',
  },
  payments: {
    ar: 'دفعاتك وحساباتك وآيباناتك، واعتراضاتك وطلباتك وجواب كل منها.',
    en: 'Your payments, accounts and IBANs, your objections and requests with their answers.',
  },
  files: {
    ar: 'قائمة الملفات التي رفعتها، والإشعارات التي وصلتك، وسجل أفعالك.',
    en: 'The list of files that you uploaded, your notifications, and the record of your acts.',
  },
  form: {
    ar: 'جداول تُفتح في برنامج الجداول (Excel)، وملف JSON تقرؤه البرامج. ليس فيها شيء من بيانات غيرك.',
    en: 'Sheets that open in Excel, and a JSON file for programs. Nothing of other people is in it.',
  },
  ask: { ar: 'اطلب نسخة', en: 'Request a copy' },
  askAgain: { ar: 'اطلب نسخة جديدة', en: 'Request a new copy' },
  hint: { ar: 'يُؤكد الطلب بنفاذ.', en: 'The request is confirmed with Nafath.' },
  failed: { ar: 'تعذر طلب النسخة', en: 'The copy could not be requested' },
  loadFailed: { ar: 'تعذر معرفة نسختك الأخيرة', en: 'Your latest copy could not be found out' },
  correct: { ar: 'رأيت خطأ في بياناتك؟', en: 'Something in your data is wrong?' },
  correctText: {
    ar: 'صحّح اسمك وبريدك وجوالك في الملف الشخصي. وما سجله الناظر عنك فاطلب تصحيحه منه.',
    en: 'Correct your name, e-mail and mobile in your profile. For what the nazir has recorded of you, ask the nazir.',
  },
});

export const profileMessages = defineMessages({
  details: { ar: 'بياناتك', en: 'Your details' },
  fullName: { ar: 'الاسم الكامل', en: 'Full name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  unverified: { ar: 'بريدك لم يُؤكد بعد', en: 'Your address is not verified yet' },
  unverifiedText: {
    ar: 'افتح الرابط الذي أُرسل إليه خلال 24 ساعة. لا تصلك عليه رسائل قبل ذلك:',
    en: 'Open the link that was sent there within 24 hours. Until then no messages reach you there:',
  },
  linkSent: { ar: 'أُرسل رابط جديد', en: 'A new link was sent' },
  resend: { ar: 'أعد إرسال الرابط', en: 'Send the link again' },
  confirmHint: {
    ar: 'تغيير البريد أو الجوال يُؤكد بنفاذ.',
    en: 'A change of e-mail or mobile is confirmed with Nafath.',
  },
  phone: { ar: 'رقم الجوال', en: 'Mobile number' },
  phoneHint: { ar: 'مثال: 05XXXXXXXX', en: 'For example 05XXXXXXXX' },
  language: { ar: 'لغة المنصة', en: 'Language of the platform' },
  languageHint: { ar: 'للشاشات والرسائل والإشعارات.', en: 'For screens, messages and notifications.' },
  arabic: { ar: 'العربية', en: 'العربية' },
  english: { ar: 'English', en: 'English' },
  save: { ar: 'احفظ البيانات', en: 'Save the details' },
  saved: peopleCatalogue.profileSaved,
  failed: { ar: 'تعذر حفظ البيانات', en: 'The details were not saved' },
  identity: { ar: 'هويتك', en: 'Your identity' },
  nationalId: { ar: 'رقم الهوية', en: 'National ID' },
  role: { ar: 'الدور', en: 'Role' },
  otherRoles: { ar: 'أدوار أخرى', en: 'Other roles' },
  since: { ar: 'عضو منذ', en: 'Member since' },
  identityNote: {
    ar: 'رقم الهوية من نفاذ، والدور من صكوك الوقف أو مدير النظام، فلا يُعدّلان هنا.',
    en: 'The ID comes from Nafath and the role from the deeds or an administrator; neither is changed here.',
  },
  appearance: { ar: 'المظهر', en: 'Appearance' },
  appearanceNote: { ar: 'في هذا المتصفح', en: 'In this browser' },
  light: { ar: 'فاتح', en: 'Light' },
  dark: { ar: 'داكن', en: 'Dark' },
  system: { ar: 'حسب الجهاز', en: 'Same as the device' },
});

export const securityMessages = defineMessages({
  nafath: { ar: 'الدخول بالنفاذ الوطني الموحد', en: 'Sign-in is by Nafath' },
  nafathText: {
    ar: 'لا كلمة مرور في المنصة. لا يدخل أحد برقم هويتك إلا بموافقتك من تطبيق نفاذ على جوالك.',
    en: 'The platform has no password. Nobody signs in with your ID unless you approve it in the Nafath app on your phone.',
  },
  sessions: { ar: 'جلساتك الحالية', en: 'Your current sessions' },
  rule: {
    ar: {
      few: 'تنتهي كل جلسة بعد {count} دقائق دون استخدام، وبعد {hours} ساعات من بدئها في كل حال.',
      other: 'تنتهي كل جلسة بعد {count} دقيقة دون استخدام، وبعد {hours} ساعات من بدئها في كل حال.',
    },
    en: { other: 'A session ends after {count} minutes without use, and {hours} hours after it began in any case.' },
  },
  current: { ar: 'هذه الجلسة', en: 'This session' },
  started: { ar: 'بدأت', en: 'Started' },
  lastSeen: { ar: 'آخر استخدام', en: 'Last used' },
  idleEnd: { ar: 'تنتهي دون استخدام', en: 'If unused, ends at' },
  end: { ar: 'تنتهي في كل حال', en: 'Otherwise ends at' },
  address: { ar: 'العنوان', en: 'Address' },
  endOne: { ar: 'أنهِ الجلسة', en: 'End the session' },
  endOthers: { ar: 'أنهِ كل الجلسات الأخرى', en: 'End all other sessions' },
  endOneTitle: { ar: 'إنهاء جلسة', en: 'End a session' },
  endOthersTitle: { ar: 'إنهاء الجلسات الأخرى', en: 'End the other sessions' },
  device: { ar: 'الجهاز', en: 'Device' },
  othersCount: { ar: 'جلسات ستنتهي', en: 'Sessions that will end' },
  endWarning: {
    ar: 'ما لم يُحفظ هناك قد يضيع. العودة تحتاج إلى موافقة جديدة من نفاذ.',
    en: 'What is not saved there may be lost. Coming back needs a new approval in Nafath.',
  },
  ended: { ar: 'انتهت الجلسة', en: 'The session has ended' },
  endedMany: {
    ar: {
      zero: 'لا جلسات أخرى',
      one: 'انتهت جلسة واحدة',
      two: 'انتهت جلستان',
      few: 'انتهت {count} جلسات',
      many: 'انتهت {count} جلسة',
      other: 'انتهت {count} جلسة',
    },
    en: { one: 'One session has ended', other: '{count} sessions have ended' },
  },
  endFailed: { ar: 'تعذر إنهاء الجلسة', en: 'The session could not be ended' },
  onlyHere: { ar: 'لست داخلًا من جهاز آخر.', en: 'You are not signed in anywhere else.' },
  signIns: { ar: 'آخر محاولات الدخول برقم هويتك', en: 'Latest sign-in attempts with your ID' },
  signInsNote: {
    ar: 'إن رأيت محاولة ليست لك فلا توافق عليها في نفاذ، وأبلغ الدعم.',
    en: 'If an attempt is not yours, do not approve it in Nafath, and tell support.',
  },
  completed: { ar: 'دخول مكتمل', en: 'Signed in' },
  rejected: { ar: 'رُفض من نفاذ', en: 'Rejected in Nafath' },
  expired: { ar: 'انتهت مهلته', en: 'Timed out' },
  waiting: { ar: 'بانتظار الموافقة', en: 'Waiting for approval' },
  loadFailed: { ar: 'تعذر تحميل الجلسات', en: 'The sessions could not be loaded' },
  signInsFailed: { ar: 'تعذر تحميل محاولات الدخول', en: 'The sign-in attempts could not be loaded' },
  browserOn: { ar: '{browser} على {system}', en: '{browser} on {system}' },
  unknownDevice: { ar: 'جهاز غير معروف', en: 'Unknown device' },
  unknownAddress: { ar: 'غير معروف', en: 'Unknown' },
});

export const systemMessages = defineMessages({
  lead: {
    ar: 'تسري على كل المستخدمين خلال ثانية من حفظها، ويُسجل كل تغيير باسمك في سجل التدقيق.',
    en: 'In force for everybody within a second of saving; every change is kept in the audit trail with your name.',
  },
  sessions: { ar: 'الجلسات', en: 'Sessions' },
  sessionTimeout: { ar: 'مهلة الجلسة دون استخدام', en: 'Inactivity before a session ends' },
  sessionHint: {
    ar: 'من 5 إلى 120 دقيقة. يُنبَّه المستخدم قبل الانتهاء بدقيقة.',
    en: 'From 5 to 120 minutes. People are warned a minute before the end.',
  },
  minutes: { ar: 'دقيقة', en: 'minutes' },
  files: { ar: 'ملفات الصكوك', en: 'Deed files' },
  maxFileSize: { ar: 'أكبر حجم للملف', en: 'Largest file' },
  sizeHint: { ar: 'من 1 إلى 100 ميجابايت.', en: 'From 1 to 100 MB.' },
  megabytes: { ar: 'ميجابايت', en: 'MB' },
  types: { ar: 'الأنواع المقبولة', en: 'Accepted types' },
  typesHint: {
    ar: 'يفحص الخادم محتوى الملف، لا اسمه وحده.',
    en: 'The server checks the file’s contents, not only its name.',
  },
  display: { ar: 'عرض التواريخ والمبالغ', en: 'Dates and totals' },
  dateFormat: { ar: 'صيغة التاريخ الميلادي', en: 'Gregorian date' },
  dateFormatHint: {
    ar: 'يبقى التاريخ الهجري أولًا. تظهر الصيغة لكل مستخدم حين يفتح المنصة، وفي الرسائل وملفات Excel.',
    en: 'The Hijri date stays first. People see the change when they next open the platform, in messages and in Excel files.',
  },
  'date.dd/mm/yyyy': { ar: 'يوم وشهر وسنة', en: 'Day, month, year' },
  'date.mm/dd/yyyy': { ar: 'شهر ويوم وسنة', en: 'Month, day, year' },
  'date.yyyy-mm-dd': { ar: 'سنة وشهر ويوم', en: 'Year, month, day' },
  currency: { ar: 'عملة العرض', en: 'Display currency' },
  currencyHint: {
    ar: 'الحسابات والقيود بالريال دائمًا. تظهر الإجماليات بعملة أخرى أيضًا إن اخترتها.',
    en: 'Accounts and entries are always in riyals. Totals are also shown in another currency if you choose one.',
  },
  rateHint: {
    ar: 'للعرض فقط بجانب الريال، وبالسعر الذي تكتبه. دون سعر تظهر المبالغ بالريال وحده.',
    en: 'For display only, beside riyals, at the rate that you enter. Without a rate, amounts are shown in riyals only.',
  },
  'currency.SAR': { ar: 'ريال سعودي', en: 'Saudi riyal' },
  'currency.USD': { ar: 'دولار أمريكي', en: 'US dollar' },
  'currency.EUR': { ar: 'يورو', en: 'Euro' },
  rate: { ar: 'سعر 1 {currency}', en: 'Rate of 1 {currency}' },
  ratedOn: { ar: 'تاريخ السعر', en: 'Date of the rate' },
  riyal: { ar: 'ريال', en: 'SAR' },
  save: { ar: 'احفظ الإعدادات', en: 'Save the settings' },
  saved: systemCatalogue.settingsSaved,
  failed: systemCatalogue.settingsFailed,
  loadFailed: { ar: 'تعذر تحميل الإعدادات', en: 'The settings could not be loaded' },
});
