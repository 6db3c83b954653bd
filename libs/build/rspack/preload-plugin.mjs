import { createHash } from 'node:crypto';

/** Text and headings; the other weights are asked for once something is set in them. */
const firstFonts = /_(?:400Regular|600SemiBold)\.[\da-f]+\.woff2$/;

/**
 * Runs the page's scripts, in their order, once what the page came with stands on the screen: where they come as fast
 * as the page, they would hold the first picture back. A browser that has kept them from another visit waits for
 * nothing (it would lose more than the picture gains), and neither does a page that shows nothing by itself or that
 * nobody looks at, nor a browser that does not tell. What a person does meanwhile is kept, and done when the page lives
 * (`early-moves.ts` of the shell): until then its buttons and fields are inert, so that a press is told by its place.
 */
const starter = `(()=>{
const early=globalThis.waqfEarly={pressed:null,keys:[],gone:new AbortController};
const keep=(kind,act)=>addEventListener(kind,act,{capture:true,signal:early.gone.signal});
keep('click',({clientX:x,clientY:y})=>{
early.pressed=[...document.querySelectorAll('#root button,#root input')].find(each=>{
const {left,right,top,bottom}=each.getBoundingClientRect();return x>=left&&x<=right&&y>=top&&y<=bottom})??null});
keep('keydown',event=>(event.ctrlKey||event.metaKey)&&early.keys.push(event));
const links=[...document.querySelectorAll('link[data-waqf-script]')];
const start=()=>{for(const {href,integrity} of links.splice(0)){const script=document.createElement('script');
Object.assign(script,{async:false,crossOrigin:'anonymous',integrity,src:href});document.head.append(script)}};
const first='first-contentful-paint';
const kept=({name,transferSize,responseEnd})=>name===links[0]?.href&&transferSize===0&&responseEnd>0;
if(document.hidden||performance.getEntriesByType('resource').some(kept)
||!document.getElementById('root').firstChild||performance.getEntriesByName(first)[0])return start();
try{new PerformanceObserver(list=>list.getEntriesByName(first)[0]&&start()).observe({type:'paint',buffered:true})}
catch{return start()}
document.addEventListener('visibilitychange',start);setTimeout(start,1000)})()`.replaceAll('\n', '');

/**
 * What the shell's page says about its own files: the two fonts of the first paint, each script with its hash, and the
 * style sheet behind the content. What the build drew of a page has its rules in the page; a sheet in the head would
 * hold it back. The script that starts the others stands behind the sheet and waits for it, so nothing is drawn
 * without it. They are fetched from the beginning, and must not wait for a connection behind other hints. The API puts
 * the nonce of its answer into the starter's element.
 */
export class PreloadPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PreloadPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const page = compilation.getAsset('index.html')?.source.source().toString();
          if (!page) return;
          const integrityOf = (file) =>
            `sha384-${createHash('sha384').update(compilation.getAsset(file).source.buffer()).digest('base64')}`;
          const fonts = Object.keys(compilation.assets)
            .filter((file) => firstFonts.test(file))
            .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`);
          compilation.updateAsset('index.html', new sources.RawSource(firstPage(page, { fonts, integrityOf })));
        },
      );
    });
  }
}

/**
 * @param {string} page as the template made it
 * @param {{fonts: string[], integrityOf: (file: string) => string}} options hints, and the hash of a file of the build
 * @returns {string}
 */
function firstPage(page, { fonts, integrityOf }) {
  const sheets = [];
  return page
    .replace(/<link href="[^"]*" rel="stylesheet">/g, (sheet) => {
      sheets.push(sheet);
      return '';
    })
    .replace(
      /<script defer src="\/assets\/([^"]*)"><\/script>/g,
      (_script, file) =>
        `<link rel="preload" as="script" fetchpriority="low" data-waqf-script crossorigin="anonymous" ` +
        `integrity="${integrityOf(file)}" href="/assets/${file}">`,
    )
    .replace('</head>', () => `${fonts.join('')}</head>`)
    .replace('</body>', () => `${sheets.join('')}<script nonce="">${starter}</script></body>`);
}
