import { JSDOM, VirtualConsole } from 'jsdom';
import { removePageKey, removePageGlobals } from './page-names.mjs';

/** Names that stay node's although jsdom has them too: node's responses, streams and bytes are used. */
const ofNode = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => !isOfPages(name)));

/** Classes and objects that node has too, but that work with jsdom's elements only if they are jsdom's own. */
function isOfPages(name) {
  return /^(Event|EventTarget|CustomEvent|MessageEvent|CloseEvent|ErrorEvent|EventSource|Abort\w+|File|FormData|DOMException|navigator|Navigator|WebSocket|Storage|localStorage|sessionStorage)$/.test(
    name,
  );
}

let page;

/**
 * Opens the one page of a worker. It is shared, because React and the kit are loaded once and keep a reference to its
 * document; it is emptied after every test file. Its names stay on `globalThis` until a test file without a page
 * starts, because late timers of React use them.
 * @param {Console} console receives errors of the page
 * @returns {() => void} empties the page
 */
export function openPage(console) {
  page ??= makePage();
  page.console = console;
  removePageGlobals();
  const { before, listeners } = install(page);
  globalThis[removePageKey] = () => {
    for (const [name, descriptor] of before) {
      delete globalThis[name];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
    delete globalThis[removePageKey];
  };
  return () => {
    for (const [target, args] of listeners) target.removeEventListener(...args);
    empty(page.window);
  };
}

function makePage() {
  const virtualConsole = new VirtualConsole();
  const made = { console: globalThis.console };
  virtualConsole.on('jsdomError', (error) => made.console.error(error));
  const { window } = new JSDOM('<!DOCTYPE html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    virtualConsole,
  });
  // Names that packages add to the window later do not belong to the page.
  return Object.assign(made, { window, names: namesOf(window) });
}

/** Defines the page's names on `globalThis`, as a browser does. */
function install({ window, names }) {
  const before = new Map();
  const give = (name, descriptor) => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, ...descriptor });
  };
  const listeners = [];
  for (const name of names) {
    if (ofNode.has(name) || /^(window|self|top|parent|frames|globalThis)$/.test(name)) continue;
    give(name, valueOrPart(window, name));
  }
  for (const name of ['window', 'self', 'top', 'parent', 'frames']) give(name, { value: globalThis, writable: true });
  const { add, remove } = listening(window, listeners);
  give('addEventListener', { value: add, writable: true });
  give('removeEventListener', { value: remove, writable: true });
  return { before, listeners };
}

function namesOf(window) {
  const names = new Set();
  for (let each = window; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  return names;
}

/** Functions are bound to the page's window; a property that a test replaces stays replaced until the file ends. */
function valueOrPart(window, name) {
  const value = window[name];
  const isPlainFunction = typeof value === 'function' && !/^[A-Z]/.test(name);
  if (isPlainFunction) return { value: value.bind(window), writable: true };
  if (typeof value === 'function') return { value, writable: true };
  let own;
  return {
    get: () => (own ? own.value : window[name]),
    set: (value) => {
      if (/^on/.test(name) || name === 'location') window[name] = value;
      else own = { value };
    },
  };
}

/**
 * Records the window's listeners, so that those left by a test file can be removed; also those of whoever takes the
 * window from its document, as the router does.
 */
function listening(window, listeners) {
  const add = (...args) => {
    listeners.push([window, args]);
    window.EventTarget.prototype.addEventListener.apply(window, args);
  };
  window.addEventListener = add;
  return { add, remove: (...args) => window.removeEventListener(...args) };
}

function empty(window) {
  const { document, localStorage, sessionStorage, history } = window;
  for (const element of [document.documentElement, document.body, document.head])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';'))
    if (cookie) document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  history.replaceState(null, '', 'http://localhost/');
  for (const name of Object.keys(window)) if (/^on/.test(name) && window[name]) window[name] = null;
}
