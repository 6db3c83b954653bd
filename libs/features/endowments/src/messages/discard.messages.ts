import { defineMessages } from '@waqf/platform-web';

/** Messages of the dialog by which a founder discards a waqf before its approval. */
export const discardMessages = defineMessages({
  discard: { ar: 'إلغاء الوقف', en: 'Discard' },
  title: { ar: 'إلغاء {name}', en: 'Discard {name}' },
  deeds: { ar: 'الصكوك المرفوعة', en: 'Deeds uploaded' },
  deedsNone: { ar: 'لا صكوك', en: 'None' },
  lists: { ar: 'في قوائمك وأرقامك', en: 'In your lists and figures' },
  listsText: {
    ar: 'لا يظهر، وتجده في «أوقافي» باختيار الحالة «ملغى»',
    en: 'It no longer appears; find it in My waqfs under the status Discarded',
  },
  reading: { ar: 'القراءة والتذكير', en: 'Reading and reminders' },
  readingText: { ar: 'تتوقف قراءة صكوكه، ولا نذكّرك به', en: 'Its deeds are no longer read, and reminders end' },
  otherWaqf: { ar: 'صكوكه', en: 'Its deeds' },
  otherWaqfText: { ar: 'لك أن تستعملها في وقف آخر', en: 'You can use them for another waqf' },
  kept: {
    ar: 'لا يُحذف شيء: يبقى الوقف وصكوكه وسجله محفوظة، ولك أن تستعيده متى شئت.',
    en: 'Nothing is deleted: the waqf, its deeds and its history are kept, and you can take it back at any time.',
  },
  confirm: { ar: 'ألغِ {name}', en: 'Discard {name}' },
  keep: { ar: 'أبقِه', en: 'Keep it' },
  done: { ar: 'أُلغي الوقف', en: 'The waqf is discarded' },
  failed: { ar: 'تعذر إلغاء الوقف', en: 'The waqf could not be discarded' },
});
