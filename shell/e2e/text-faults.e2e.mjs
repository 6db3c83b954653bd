import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { settle } from './screens.mjs';
import { textFaults } from './text-faults.mjs';

journey(
  'the check of texts finds a doubled title, a broken IBAN, a dropped count and a dot at the end or the beginning of a line',
  async ({ newPage }) => {
    const page = await newPage({ width: 390 });
    await page.goto('/verify');
    await settle(page);
    assert.deepEqual(await textFaults(page), []);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.faulty > * { display: inline-block } .faulty > * + *::before { content: "·" }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const main = document.querySelector('main');
      const title = main.querySelector('h1').innerText;
      main.insertAdjacentHTML(
        'beforeend',
        `<div><div><h2>${title}</h2></div><span data-wq-count="" style="display: block">3</span></div>
       <p style="inline-size: 12ch">
         <bdi style="display: block; white-space: normal">SA78 9960 8010 0000 0100 0005</bdi>
       </p>
       <p style="inline-size: 10ch">one part · anothermuchlongerpart</p>
       <p class="faulty" style="inline-size: 12ch; text-align: end"><span>onelongpart</span> <span>another</span></p>`,
      );
    });
    const found = (await textFaults(page)).join();
    for (const fault of [
      /on a card again/,
      /takes two lines/,
      /below its title/,
      /ends with a dot/,
      /between two lines/,
    ])
      assert.match(found, fault);
  },
);
