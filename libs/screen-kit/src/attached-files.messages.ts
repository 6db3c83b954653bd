import { defineMessages } from '@waqf/platform-web';

/** Messages about attached files. */
export const attachedFilesMessages = defineMessages({
  files: { ar: 'المرفقات', en: 'Attachments' },
  open: { ar: 'افتح', en: 'Open' },
});
