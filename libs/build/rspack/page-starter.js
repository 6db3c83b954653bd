/*
 * The one script that stands in the shell's page (preload-plugin.mjs puts it there, smaller).
 *
 * Runs the page's scripts, in their order, once what the page came with stands on the screen: where they come as fast
 * as the page, they would hold the first picture back. A browser that has kept them from another visit waits for
 * nothing (it would lose more than the picture gains), and neither does a page that shows nothing by itself or that
 * nobody looks at, nor a browser that does not tell.
 */
(() => {
  const links = [...document.querySelectorAll('link[data-waqf-script]')];
  const start = () => {
    for (const { href, integrity } of links.splice(0)) {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, { async: false, crossOrigin: 'anonymous', integrity, src: href }));
    }
  };
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const isKept = ({ name, transferSize, responseEnd }) =>
    name === links[0]?.href && transferSize === 0 && responseEnd > 0;
  const waitsForNothing =
    document.hidden || !document.getElementById('root').firstChild || isPainted() || performance.getEntriesByType('resource').some(isKept);
  if (waitsForNothing) return start();
  try {
    new PerformanceObserver(() => isPainted() && start()).observe({ type: 'paint', buffered: true });
  } catch {
    return start();
  }
  document.addEventListener('visibilitychange', start);
  setTimeout(start, 1_000);
})();
