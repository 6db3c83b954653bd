/**
 * Gives the page's style nonce to style elements that scripts make. antd takes a nonce for its own styles, but the
 * scroll lock behind its dialogs writes one without (@rc-component/portal, useScrollLocker), which the policy rightly
 * refuses.
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
