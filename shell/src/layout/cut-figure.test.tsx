import { renderToStaticMarkup } from 'react-dom/server';
import { linkFields as fields, linkPlaces as places } from '@waqf/contracts/releases';
import { UiProvider } from '@waqf/ui/core';
import { cutFigure, figureToCut } from './cut-figure';
import { PageFigure } from './page-figure';

const markup = renderToStaticMarkup(
  <UiProvider language="ar" theme="light" onThemeChange={() => undefined}>
    <PageFigure values={figureToCut} />
  </UiProvider>,
);

test('the main figure of a page is split into the panel and one template per kind of line', () => {
  const { figure, note, noteAmount } = cutFigure(markup);
  expect(figure).toMatch(new RegExp(`${fields.label}.*${fields.amount}.*ريال.*${places.notes}`, 's'));
  expect(note).toBe(`<span>${fields.label}</span>`);
  expect(noteAmount).toMatch(
    new RegExp(`^<span>${fields.label} <span .*${fields.amount}.*ريال.*</span></span></span>$`),
  );
  expect(figure + note + noteAmount).not.toMatch(/\d\.\d\d/);
});

test('another markup fails the build', () => {
  expect(() => cutFigure('<div></div>')).toThrow('nothing like');
  expect(() => cutFigure(markup.replaceAll('1.11', '1.12'))).toThrow('0 amounts');
});
