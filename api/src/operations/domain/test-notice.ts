import type { Notice } from '../../notifications/index.js';

/** The message with which an administrator tests whether messages arrive. */
export const testNotice = (userId: string): Notice => ({
  userId,
  title: { ar: 'رسالة تجربة', en: 'Test message' },
  message: {
    ar: 'وصلتك هذه الرسالة، فالإرسال يعمل.',
    en: 'This message has reached you, so sending works.',
  },
  type: 'info',
  priority: 'low',
  category: 'system',
  actionUrl: '/admin/system?tab=notifications',
});
