import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  title: { ar: 'الإشعارات', en: 'Notifications' },
  unreadState: {
    ar: {
      zero: 'قرأت كل إشعاراتك.',
      one: 'إشعار واحد غير مقروء.',
      two: 'إشعاران غير مقروءين.',
      few: '{count} إشعارات غير مقروءة.',
      many: '{count} إشعارًا غير مقروء.',
      other: '{count} إشعار غير مقروء.',
    },
    en: { one: 'One unread notification.', other: '{count} unread notifications.' },
  },
  allRead: { ar: 'قرأت كل إشعاراتك.', en: 'You have read all your notifications.' },
  readAll: { ar: 'اجعل الكل مقروءًا', en: 'Mark all as read' },
  readAllDone: { ar: 'صارت كل إشعاراتك مقروءة', en: 'All your notifications are marked as read' },
  markRead: { ar: 'اجعله مقروءًا: {title}', en: 'Mark as read: {title}' },
  markFailed: { ar: 'تعذر تعليم الإشعار مقروءًا', en: 'The notification could not be marked as read' },
  tabs: { ar: 'الإشعارات بحسب القراءة', en: 'Notifications by read state' },
  all: { ar: 'الكل', en: 'All' },
  unread: { ar: 'غير مقروءة', en: 'Unread' },
  read: { ar: 'مقروءة', en: 'Read' },
  category: { ar: 'التصنيف', en: 'Category' },
  everyCategory: { ar: 'كل التصنيفات', en: 'All categories' },
  search: { ar: 'ابحث في الإشعارات', en: 'Search notifications' },
  today: { ar: 'اليوم', en: 'Today' },
  yesterday: { ar: 'أمس', en: 'Yesterday' },
  folded: {
    ar: {
      one: 'وإشعار آخر: {title}',
      two: 'وإشعاران آخران: {title}',
      few: 'و{count} إشعارات أخرى: {title}',
      many: 'و{count} إشعارًا آخر: {title}',
      other: 'و{count} إشعار آخر: {title}',
    },
    en: { one: 'One more: {title}', other: '{count} more: {title}' },
  },
  failed: { ar: 'تعذر تحميل الإشعارات', en: 'Notifications could not be loaded' },
  none: { ar: 'لا إشعارات بعد', en: 'No notifications yet' },
  noneText: {
    ar: 'يصلك هنا كل جديد فور حدوثه.',
    en: 'What is new arrives here as it happens.',
  },
  noneUnread: { ar: 'لا إشعارات غير مقروءة', en: 'No unread notifications' },
  noneRead: { ar: 'لا إشعارات مقروءة', en: 'No read notifications' },
  showAll: { ar: 'اعرض الكل', en: 'Show all' },
  nothingFound: { ar: 'لا إشعارات بهذا البحث', en: 'No notifications match' },
  nothingFoundText: { ar: 'غيّر التصنيف أو كلمات البحث.', en: 'Change the category or the words of the search.' },
  clear: { ar: 'امسح البحث والتصنيف', en: 'Clear search and category' },
  priority: { ar: 'الأولوية', en: 'Priority' },
  arrived: { ar: 'وصل في', en: 'Arrived' },
  open: { ar: 'افتح ما يخصه', en: 'Open what it concerns' },
  close: { ar: 'إغلاق', en: 'Close' },
});

export const categoryNames = defineMessages({
  waqf: { ar: 'الأوقاف', en: 'Waqfs' },
  transaction: { ar: 'الحركات المالية', en: 'Transactions' },
  document: { ar: 'الوثائق', en: 'Documents' },
  beneficiary: { ar: 'المستفيدون', en: 'Beneficiaries' },
  system: { ar: 'المنصة', en: 'Platform' },
});

export const priorityNames = defineMessages({
  high: { ar: 'عالية', en: 'High' },
  medium: { ar: 'متوسطة', en: 'Medium' },
  low: { ar: 'منخفضة', en: 'Low' },
});
