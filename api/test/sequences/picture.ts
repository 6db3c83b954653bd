const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The form of an upload with the smallest picture. */
export const picture = (): FormData => {
  const form = new FormData();
  form.append('document', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'ورقة.png');
  return form;
};
