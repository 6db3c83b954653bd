/** Key of the function that removes the page's names from `globalThis`. */
export const removePageKey = Symbol.for('waqf-test-page-away');

/** Removes the page's names; afterwards `globalThis` has only node's own. */
export const removePageGlobals = () => globalThis[removePageKey]?.();
