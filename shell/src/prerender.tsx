import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { capabilities, type Role, type User } from '@waqf/contracts/identity';
import { nameMark, type PageBoot } from '@waqf/contracts/releases';
import { createQueryClient, homeOf, remoteOf } from '@waqf/platform-web';
import { appearanceKeys, languageCookie, languageCookieAttributes } from '@waqf/platform-web/appearance';
import { customProperties, FiguresSkeleton, Icon, SentenceSkeleton, TitleSkeleton, UiProvider } from '@waqf/ui/core';
import { AppLink } from './app/app-link';
import { recordEarlyInput } from './app/early-input';
import { setFirstLook } from './app/first-look';
import { appRoutes } from './app/routes';
import { firstPageLoaded } from './app/first-page-loaded';
import { BootProvider } from './boot/boot-context';
import { visitorBoot } from './boot/visitor';
import { cutFigure, figureToCut } from './layout/cut-figure';
import { cutFrame, linksToCut } from './layout/cut-frame';
import { PageFigure } from './layout/page-figure';

/*
 * Pages as HTML, rendered at build time without a browser: the public pages as everybody sees them, and the frame
 * around the pages of a user. The scripts add what only a browser knows (session data, current figures).
 */

/** Public pages that look the same for every visitor. */
export const publicPages = [
  '/',
  '/login',
  '/verify',
  '/privacy',
  '/terms',
  '/accessibility',
  '/demo/ai-investment-analysis',
] as const;

/** A user of a role, with the data that the frame shows. */
const personOf = (role: Role, language: 'ar' | 'en'): User =>
  ({
    id: '00000000-0000-7000-8000-000000000000',
    nationalId: '',
    fullName: nameMark,
    role,
    roles: [role],
    capabilities: [...capabilities],
    preferences: { preferredLanguage: language },
  }) as unknown as User;

/** The markup of a public page for a visitor, as it is usually or during maintenance. */
export const publicPage = (path: string, maintenance: boolean): Promise<string> =>
  markupOf(path, { ...visitorBoot, maintenance });

/** The frame around the pages of a role; the server inserts its links, and head and main figure of the page. */
export async function frameOf(role: Role, language: 'ar' | 'en') {
  const home = homeOf[role];
  const registry = { remotes: [{ ...noRemote, name: remoteOf[role], frame: linksToCut(home) }] };
  const noFigure = renderToStaticMarkup(<FiguresSkeleton />);
  const markup = await markupOf(home, { ...visitorBoot, registry, user: personOf(role, language) });
  const { html, shapes } = cutFrame(markup, noFigure);
  const figure = renderToStaticMarkup(
    <UiProvider language={language} theme="light" onThemeChange={() => undefined} linkComponent={AppLink}>
      <PageFigure values={figureToCut} />
    </UiProvider>,
  );
  return {
    html,
    shapes: {
      ...shapes,
      ...cutFigure(figure),
      noTitle: renderToStaticMarkup(<TitleSkeleton />),
      noState: renderToStaticMarkup(<SentenceSkeleton />),
      noFigure,
    },
  };
}

const noRemote = { version: '', entry: '', integrity: {}, previous: null };

/** The markup of the kit's icons by name, as used in a menu and in a button. */
export const icons = Object.fromEntries(
  Object.entries(Icon).map(([name, Drawn]) => [
    name,
    { link: renderToStaticMarkup(<Drawn />), button: renderToStaticMarkup(<Drawn size={18} />) },
  ]),
);

async function markupOf(path: string, boot: PageBoot): Promise<string> {
  const router = createMemoryRouter(appRoutes, { initialEntries: [path] });
  await firstPageLoaded(router);
  const at = router.state.location.pathname;
  if (at !== path) throw new Error(`${path} leads to ${at}`);
  const queries = createQueryClient();
  try {
    const markup = renderToString(
      <QueryClientProvider client={queries}>
        <BootProvider value={boot}>
          <RouterProvider router={router} />
        </BootProvider>
      </QueryClientProvider>,
    );
    return restful(markup);
  } finally {
    queries.clear();
    router.dispose();
  }
}

/**
 * Links work without scripts; buttons and fields are inert until the scripts run, so that no click or letter is lost.
 */
const restful = (markup: string): string =>
  markup.replaceAll('<button ', '<button inert ').replaceAll('<input ', '<input inert readonly ');

/**
 * Runs before anything is painted: sets the browser's theme, asks for the page again where it came in another language
 * than the browser's, and records the user's moves for the scripts.
 */
export const firstScript =
  `if((${setFirstLook.toString()})` +
  `(${JSON.stringify(appearanceKeys)},'${languageCookie}','${languageCookieAttributes}'))location.reload();` +
  `(${recordEarlyInput.toString()})()`;

/** The design tokens of both themes as a style sheet; the scripts set the same ones on the root. */
export function tokenSheet(): string {
  const rule = (theme: 'light' | 'dark') =>
    customProperties(theme)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return (
    `:root{${rule('light')}}:root[data-theme=dark]{${rule('dark')}}` +
    `:root[data-other-language] #root,:root[data-other-person] [data-wq-figure]{visibility:hidden}`
  );
}
