/*
 * The only script inside the shell's page (preload-plugin.mjs inserts it, minified).
 *
 * Runs the shell's scripts in their order, and those of the user's remote as they arrive, after the content of the page
 * is painted; scripts that arrive as fast as the page would otherwise delay the first paint. It does not wait when the browser has cached the scripts (waiting would
 * cost more than it gains), when the page shows nothing by itself or is in the background, or when the browser does not
 * report paints.
 */
(() => {
  const links = [...document.querySelectorAll('link[data-waqf-script]')];
  const start = () => {
    for (const { href, integrity, dataset } of links.splice(0)) {
      const script = document.createElement('script');
      const async = dataset.waqfScript === 'remote';
      // A script that failed is removed, so that whoever needs it does not wait for it.
      const onerror = () => script.remove();
      document.head.append(
        Object.assign(script, { async, crossOrigin: 'anonymous', integrity, onerror, src: href }),
      );
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
