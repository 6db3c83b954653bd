/** The sentence under the title; announced by the remote, so that it is shown before the screen has loaded. */
export const schedulesState = {
  ar: 'تصل بالبريد بعد نهاية كل مدة، رابطًا لا ملفًا.',
  en: 'They come by e-mail after each period, as a link, never as a file.',
};
