import { defineMessages } from '@waqf/platform-web';

export const formDialogMessages = defineMessages({
  cancel: { ar: 'إلغاء', en: 'Cancel' },
});
