import { defineMessages } from '@waqf/platform-web';

export const failedEventMessages = defineMessages({
  title: { ar: 'الأحداث المتعثرة', en: 'Failed events' },
  state: {
    ar: 'وقعت وسُجّلت، وتعذرت معالجة بعض ما يتبعها عشر مرات',
    en: 'They happened and are recorded, but a listener failed ten times to process them',
  },
  list: { ar: 'بانتظار المعالجة', en: 'Waiting' },
  count: {
    ar: {
      one: 'حدث واحد',
      two: 'حدثان',
      few: '{count} أحداث',
      many: '{count} حدثًا',
      other: '{count} حدث',
    },
    en: { one: 'One event', other: '{count} events' },
  },
  empty: { ar: 'لا توجد أحداث متعثرة', en: 'There are no failed events' },
  emptyText: { ar: 'عولجت كل الأحداث', en: 'All events have been processed' },
  failed: { ar: 'تعذر تحميل الأحداث المتعثرة', en: 'The failed events could not be loaded' },
  event: { ar: 'الحدث', en: 'Event' },
  occurred: { ar: 'وقع في', en: 'Happened' },
  failures: { ar: 'الخطأ', en: 'Error' },
  actions: { ar: 'الإجراء', en: 'Action' },
  attempts: {
    ar: {
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: '{count} محاولات',
      many: '{count} محاولة',
      other: '{count} محاولة',
    },
    en: { one: 'One attempt', other: '{count} attempts' },
  },
  replay: { ar: 'أعد المعالجة', en: 'Replay' },
  discard: { ar: 'استبعد', en: 'Discard' },
  replayTitle: { ar: 'إعادة معالجة حدث', en: 'Replay an event' },
  replayText: {
    ar: 'تُعاد المعالجة لمن تعثر وحده. تأكد أولاً أن سبب الخطأ زال.',
    en: 'Only the listeners that failed process it again. First make sure that the cause of the error is gone.',
  },
  discardTitle: { ar: 'استبعاد حدث', en: 'Discard an event' },
  discardText: {
    ar: 'لن يُعالج هذا الحدث بعدها، ولا يمكن التراجع.',
    en: 'This event will not be processed any more. This cannot be undone.',
  },
  reason: { ar: 'السبب', en: 'Reason' },
  reasonMissing: { ar: 'السبب مطلوب', en: 'The reason is required' },
  replayed: { ar: 'أُعيد الحدث إلى المعالجة', en: 'The event is being processed again' },
  discarded: { ar: 'استُبعد الحدث', en: 'The event is discarded' },
  replayFailed: { ar: 'خطأ في إعادة المعالجة', en: 'Error while replaying the event' },
  discardFailed: { ar: 'خطأ في استبعاد الحدث', en: 'Error while discarding the event' },
  more: { ar: 'عرض المزيد', en: 'Show more' },
});
