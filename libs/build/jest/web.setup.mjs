import { configure } from '@testing-library/dom';

// A state that is awaited may come late on a busy machine; one that never comes fails all the same.
configure({ asyncUtilTimeout: 30_000 });

// Layout is not computed in jsdom: media queries answer "no" and observers never fire.
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
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
