import { createRoot } from 'react-dom/client';
import { ToastRegion, UiProvider } from '../src/core';
import type { Language, ThemeChoice } from '../src/core';
import { FormsPage } from './forms-page';
import { FramePage } from './frame-page';
import { PartsPage } from './parts-page';

const query = new URLSearchParams(location.search);
const language: Language = query.get('lang') === 'en' ? 'en' : 'ar';
const theme = (query.get('theme') ?? 'light') as ThemeChoice;
const pages = { frame: FramePage, parts: PartsPage, forms: FormsPage };
const Page = pages[(query.get('page') ?? 'frame') as keyof typeof pages] ?? FramePage;

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <UiProvider language={language} theme={theme}>
    <ToastRegion>
      <Page />
    </ToastRegion>
  </UiProvider>,
);
