/** The card of a remote that does not come. */
export const failure = '[data-remote-failure]';
/** The heading of a screen of the remote: the menu stands before the remote is here. */
export const ownScreen = 'main h1:not([data-remote-failure] *)';
