/**
 * How much of a review is left, as the page says it; '' when nothing is.
 * @param {import('playwright-core').Page} page
 */
async function leftToReview(page) {
  const tally = page.getByText(/^(?:بقي |راجعت كل ما يحتاج نظرك)/).first();
  await tally.waitFor();
  const text = await tally.innerText();
  return text.startsWith('راجعت') ? '' : text;
}

/** Does something that settles a field, and waits until the page counts it: the answer of the server has come. */
export async function settleField(page, act) {
  const before = await leftToReview(page);
  await act();
  await page.waitForFunction((text) => !document.body.innerText.includes(text), before);
}

/**
 * Says of every doubtful field that it is right as it is, with `confirm`; stops at one that is missing, or when nothing
 * is left.
 */
export async function confirmDoubtful(page, confirm) {
  while ((await leftToReview(page)) !== '') {
    const right = page.getByRole('button', { name: /^صحيح(?: كما هو)?$/ });
    await right
      .or(page.getByRole('button', { name: 'احفظ التصحيح', exact: true }))
      .or(page.getByRole('button', { name: 'لم يُذكر في الصك', exact: true }))
      .first()
      .waitFor();
    if (!(await right.first().isVisible())) return;
    await settleField(page, () => confirm(right.first()));
  }
}
