import { choices, overlays, toastParts } from './lazy-parts';

overlays.setLoader(() => import('./overlays'));
choices.setLoader(() => import('./choices'));
toastParts.setLoader(() => import('./toasts'));
