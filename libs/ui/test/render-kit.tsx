import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastRegion, UiProvider } from '../src/core';
import type { Language } from '../src/core';

/** Renders a part of the kit inside its provider. */
export function renderKit(children: ReactNode, language: Language = 'ar') {
  return render(
    <UiProvider language={language} theme="light">
      <ToastRegion>{children}</ToastRegion>
    </UiProvider>,
  );
}

/** jsdom supports pointer events without pointer capture, and computed styles without those of pseudo-elements. */
export function completeBrowser() {
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
  const real = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => real(element);
}
