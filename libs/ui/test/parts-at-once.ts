import * as loadedChoices from '../src/later/choices';
import { choices, overlays, toastParts } from '../src/later/later-parts';
import * as loadedOverlays from '../src/later/overlays';
import * as loadedToasts from '../src/later/toasts';

// For tests of screens, which would otherwise all wait for the same three files.
overlays.is(loadedOverlays);
choices.is(loadedChoices);
toastParts.is(loadedToasts);
