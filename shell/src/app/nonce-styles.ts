/**
 * Sets the page's style nonce on style elements that scripts create. antd uses a nonce for its own styles, but the
 * scroll lock of its dialogs creates one without it (@rc-component/portal, useScrollLocker), which the content security
 * policy correctly refuses.
 */
export function nonceStyles(nonce: string | undefined): void {
  if (nonce === undefined) return;
  const create = document.createElement.bind(document);
  const createWithNonce = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  document.createElement = createWithNonce as typeof document.createElement;
}
