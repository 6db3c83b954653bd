import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastRegion, UiProvider } from '../src/core';
import type { Language } from '../src/core';

/** Draws a part of the kit inside its provider. */
export function renderKit(children: ReactNode, language: Language = 'ar') {
  return render(
    <UiProvider language={language} theme="light">
      <ToastRegion>{children}</ToastRegion>
    </UiProvider>,
  );
}

/** jsdom knows pointer events but not their capture, and styles but not those of pseudo-elements. */
export function completeBrowser() {
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
  const real = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => real(element);
}
