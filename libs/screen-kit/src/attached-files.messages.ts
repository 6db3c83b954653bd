import { defineMessages } from '@waqf/platform-web';

/** Files that were attached to something. */
export const attachedFilesMessages = defineMessages({
  files: { ar: 'المرفقات', en: 'Attachments' },
  open: { ar: 'افتح', en: 'Open' },
});
