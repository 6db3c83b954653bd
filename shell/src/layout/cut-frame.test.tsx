import { renderToString } from 'react-dom/server';
import { linkFields as fields, linkPlaces as places } from '@waqf/contracts/releases';
import { cutFrame, linksToCut } from './cut-frame';

const { navigation, pages } = linksToCut('/dashboard');
const label = (at: number) => navigation[at]?.label.ar;
const tab = (at: number) => navigation[at]?.tab?.ar;

const frame = renderToString(
  <div>
    <nav>
      <ul>
        <li>
          <a href="/dashboard" className="on">
            <svg width="20" />
            <b>{label(0)}</b>
          </a>
        </li>
        <li>
          <a href="/other">
            <svg width="20" />
            <b>{label(1)}</b>
          </a>
        </li>
        <li>
          <a href="/help">Help</a>
        </li>
      </ul>
    </nav>
    <header>
      <a href="/">Home</a>
      <a href="/other">
        <svg width="18" />
        {label(1)}
      </a>
    </header>
    <main>
      <span className="title">{label(0)}</span>
      <span className="sentence">{pages?.[0]?.state.ar}</span>
      <div>figures</div>
    </main>
    <nav data-wq-tabs="">
      <ul>
        <li>
          <a href="/dashboard" className="tab on">
            <svg width="20" />
            {tab(0)}
          </a>
        </li>
        <li>
          <a href="/other" className="tab">
            <svg width="20" />
            {tab(1)}
          </a>
        </li>
      </ul>
    </nav>
  </div>,
);

test('the frame of a page is split into its fixed markup and one template per kind of link', () => {
  const { html, shapes } = cutFrame(frame, '<div>figures</div>');
  expect(html).toBe(
    `<div><nav><ul>${places.menu}<li><a href="/help">Help</a></li></ul></nav>` +
      `<header><a href="/">Home</a>${places.actions}</header>` +
      `<main>${places.title}${places.state}${places.figure}</main>` +
      `${places.tabs}</div>`,
  );
  const { address, icon } = fields;
  expect(shapes).toEqual({
    menuActive: `<li><a href="${address}" class="on">${icon}<b>${fields.label}</b></a></li>`,
    menu: `<li><a href="${address}">${icon}<b>${fields.label}</b></a></li>`,
    tabActive: `<li><a href="${address}" class="tab on">${icon}${fields.label}</a></li>`,
    tab: `<li><a href="${address}" class="tab">${icon}${fields.label}</a></li>`,
    tabs: `<nav data-wq-tabs=""><ul>${places.tabs}</ul></nav>`,
    action: `<a href="${address}">${icon}${fields.label}</a>`,
    title: `<span class="title">${fields.label}</span>`,
    state: `<span class="sentence">${fields.label}</span>`,
  });
});

test('a frame without its links fails the build', () => {
  expect(() => cutFrame('<div></div>', '')).toThrow('0 links');
  expect(() => cutFrame(frame.replace(/<header>.*<\/header>/, ''), '')).toThrow('nothing like');
  expect(() => cutFrame(frame, '<b>figures</b>')).toThrow('no place for a figure');
});
