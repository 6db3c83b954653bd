import * as loadedChoices from '../src/lazy/choices';
import { choices, overlays, toastParts } from '../src/lazy/lazy-parts';
import * as loadedOverlays from '../src/lazy/overlays';
import * as loadedToasts from '../src/lazy/toasts';

// For tests of screens, which would otherwise all wait for the same three files.
overlays.provide(loadedOverlays);
choices.provide(loadedChoices);
toastParts.provide(loadedToasts);
