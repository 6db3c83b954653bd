import { figureOf, type FigureValues, figureValues, type PageFigure as Figure } from '@waqf/contracts/releases';
import { preloadedAnswer, useLanguage } from '@waqf/platform-web';
import { Amount, CardSkeleton, Grid, MoneyPanel, Stack } from '@waqf/ui/core';

/** The main figure of a page that is loading, at the place where its screen will draw it. */
export function PageFigure({ values: { label, amount, notes } }: { values: FigureValues }) {
  const { language } = useLanguage();
  return (
    <div data-wq-figure="">
      <Grid columns="1:1">
        <MoneyPanel
          label={label[language]}
          amount={<Amount value={amount} unit />}
          total={amount}
          note={
            <Stack gap={4}>
              {notes.map(({ text, amount: part }) => (
                <span key={text.en}>
                  {text[language]}
                  {part === undefined ? null : ' '}
                  {part === undefined ? null : <Amount value={part} unit />}
                </span>
              ))}
            </Stack>
          }
        />
        <CardSkeleton />
      </Grid>
    </div>
  );
}

/** The figure of the page at a path, as long as the page's own answer to its call has not been used; otherwise null. */
export function loadingFigure(items: readonly { to: string; figure?: Figure | undefined }[], pathname: string) {
  const figure = figureOf(items, pathname);
  if (!figure || isAboutSomebodyElse(figure)) return null;
  const values = figureValues(figure, preloadedAnswer(figure.call));
  return values && <PageFigure values={values} />;
}

function isAboutSomebodyElse({ unless }: Figure): boolean {
  if (unless === undefined) return false;
  // Storage can be forbidden; then nothing is kept in it either.
  try {
    return sessionStorage.getItem(unless) !== null;
  } catch {
    return false;
  }
}
