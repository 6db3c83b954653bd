/** Where it stands how the page's names leave `globalThis`. */
export const away = Symbol.for('waqf-test-page-away');

/** Behind it `globalThis` is node's alone. */
export const takePageAway = () => globalThis[away]?.();
