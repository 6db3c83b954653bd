import { choices, overlays, toastParts } from './later-parts';

overlays.comesBy(() => import('./overlays'));
choices.comesBy(() => import('./choices'));
toastParts.comesBy(() => import('./toasts'));
