import { dataMoment, dataPart, dataText, sql } from '../platform/index.js';

dataPart({
  name: 'notifications',
  place: 800,
  title: { ar: 'إشعاراتك', en: 'Your notifications' },
  covers: ['notifications.notification.user_id'],
  statement: sql({
    name: 'notifications.copy-notifications',
    text: `SELECT created_at AS "createdAt", title_ar AS "titleAr", message_ar AS "messageAr", title_en AS "titleEn",
             message_en AS "messageEn", category, priority, read_at AS "readAt"
           FROM notifications.notification WHERE user_id = $1 ORDER BY created_at DESC`,
    row: {
      createdAt: 'timestamptz',
      titleAr: 'text',
      messageAr: 'text',
      titleEn: 'text',
      messageEn: 'text',
      category: 'text',
      priority: 'text',
      readAt: 'timestamptz?',
    },
  }),
  columns: {
    createdAt: dataMoment('الوقت', 'Time'),
    titleAr: dataText('العنوان', 'Title in Arabic'),
    messageAr: dataText('النص', 'Text in Arabic'),
    titleEn: dataText('العنوان بالإنجليزية', 'Title'),
    messageEn: dataText('النص بالإنجليزية', 'Text'),
    category: dataText('النوع', 'Kind'),
    priority: dataText('الأهمية', 'Priority'),
    readAt: dataMoment('قُرئ', 'Read'),
  },
});

dataPart({
  name: 'messages',
  place: 810,
  title: { ar: 'رسائل أُرسلت إليك', en: 'Messages sent to you' },
  covers: [],
  statement: sql({
    name: 'notifications.copy-deliveries',
    text: `SELECT d.queued_at AS "queuedAt", d.channel, d.state, d.sent_at AS "sentAt", n.title_ar AS "titleAr",
             n.title_en AS "titleEn"
           FROM notifications.delivery d JOIN notifications.notification n ON n.id = d.notification_id
           WHERE n.user_id = $1 ORDER BY d.queued_at DESC`,
    row: {
      queuedAt: 'timestamptz',
      channel: 'text',
      state: 'text',
      sentAt: 'timestamptz?',
      titleAr: 'text',
      titleEn: 'text',
    },
  }),
  columns: {
    queuedAt: dataMoment('الوقت', 'Time'),
    channel: dataText('القناة', 'Channel'),
    state: dataText('الحالة', 'State'),
    sentAt: dataMoment('أُرسلت', 'Sent'),
    titleAr: dataText('العنوان', 'Title in Arabic'),
    titleEn: dataText('العنوان بالإنجليزية', 'Title'),
  },
});
