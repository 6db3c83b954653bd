import { configure } from '@testing-library/dom';

// A long timeout, because an awaited state may appear late on a busy machine; one that never appears still fails.
configure({ asyncUtilTimeout: 30_000 });

// jsdom computes no layout: media queries do not match and observers never fire.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
globalThis.ResizeObserver = SilentObserver;
globalThis.IntersectionObserver = SilentObserver;
globalThis.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
globalThis.scrollTo = () => {};
// jsdom knows no styles of pseudo-elements and says so on the console for each question.
const styleOf = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => styleOf(element);
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
