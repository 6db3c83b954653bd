/** The failure card of a remote that does not load. */
export const failure = '[data-remote-failure]';
/** The heading of a screen of the remote, because the menu is shown before the remote is loaded. */
export const ownScreen = 'main h1:not([data-remote-failure] *)';
