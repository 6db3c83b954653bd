/**
 * A pointer that is visible in a film: it moves to what it presses, as a hand would.
 * @param {import('playwright-core').Page} page
 */
export function handOf(page) {
  const move = async (target) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.evaluate(drawHand, { x, y });
    await page.waitForTimeout(600);
  };
  return {
    move,
    async press(target) {
      await move(target);
      await page.evaluate(() => document.querySelector('#film-hand')?.animate([{ scale: 0.7 }, { scale: 1 }], 250));
      // Clicks the current position: a page that is still moving may have moved the target.
      await target.click();
    },
  };
}

/** Runs in the page: the pointer is drawn again when a page load has removed it. */
function drawHand({ x, y }) {
  let hand = document.querySelector('#film-hand');
  if (!hand) {
    hand = document.createElement('div');
    hand.id = 'film-hand';
    hand.setAttribute('aria-hidden', 'true');
    Object.assign(hand.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: '26px',
      height: '26px',
      margin: '-13px 0 0 -13px',
      borderRadius: '50%',
      background: 'rgba(220, 104, 3, 0.55)',
      border: '2px solid #ffffff',
      boxShadow: '0 2px 8px rgba(13, 18, 28, 0.4)',
      pointerEvents: 'none',
      zIndex: '2147483647',
      transform: `translate(${innerWidth / 2}px, ${innerHeight / 2}px)`,
    });
    document.body.append(hand);
  }
  const before = hand.style.transform;
  hand.style.transform = `translate(${x}px, ${y}px)`;
  hand.animate([{ transform: before }, { transform: hand.style.transform }], { duration: 500, easing: 'ease-in-out' });
}
