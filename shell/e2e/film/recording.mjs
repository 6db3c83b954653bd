/**
 * @typedef {{at: number, image: Buffer}} Frame a JPEG of the page, and when it was shown, in seconds
 */

/** A still picture is shown no longer than this within a scene (in seconds), because waiting is not worth watching. */
const longestStill = 0.45;

/**
 * Records what a page shows, scene by scene.
 * @param {import('playwright-core').Page} page
 * @param {{width: number, height: number}} size
 */
export async function recordingOf(page, size) {
  const session = await page.context().newCDPSession(page);
  /** @type {Frame[]} */
  let shown = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ at: metadata.timestamp, image: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 95,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  /** @type {Frame[]} */
  const film = [];
  let length = 0;
  return {
    /**
     * Records `act` as `seconds` of the film, ending with the last picture.
     * @param {number} seconds
     * @param {() => Promise<void>} act
     */
    async scene(seconds, act) {
      shown = [];
      await act();
      await page.waitForTimeout(250);
      const last = { at: Infinity, image: await page.screenshot({ type: 'jpeg', quality: 95 }) };
      film.push(...fitted([...shown, last], seconds).map(({ at, image }) => ({ at: length + at, image })));
      length += seconds;
    },
    /** @returns {Promise<{frames: Frame[], seconds: number}>} */
    async end() {
      await session.send('Page.stopScreencast');
      return { frames: film, seconds: length };
    },
  };
}

/**
 * The frames of a scene, fitted into its time: still moments are shortened; if it is still too long, all of it is
 * compressed into the first three quarters, so that the end can be seen.
 * @param {Frame[]} shown
 * @param {number} seconds
 */
function fitted(shown, seconds) {
  let at = 0;
  const moved = shown.map(({ at: then, image }, index) => {
    if (index > 0) at += Math.min(longestStill, then - shown[index - 1].at);
    return { at, image };
  });
  const squeeze = Math.min(1, (seconds * 0.75) / Math.max(at, 0.001));
  return moved.map(({ at: then, image }) => ({ at: then * squeeze, image }));
}
