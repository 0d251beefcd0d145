import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML = `
    <h1>Jobs</h1>
    <section><h2>Yours</h2><ul>
      <li id="first"><h3>First</h3><button>Close</button></li>
      <li id="second"><h3>Second</h3><button>Close</button></li>
    </ul></section>
    <div><button id="alone">Send</button></div>`;
});

const at = <Kind extends HTMLElement>(place: string) => document.querySelector<Kind>(place)!;
const focused = () => document.activeElement;

test('a row that is taken away leaves the focus at the heading of its list, not at another row', async () => {
  at('#second button').focus();
  at('#second').remove();
  await expect.poll(focused).toBe(at('h2'));
});

test('a control that is taken away leaves the focus at the heading of what stood around it', async () => {
  at('#first button').focus();
  at('#first button').remove();
  await expect.poll(focused).toBe(at('#first h3'));
});

test('a form that another page replaces leaves the focus at the heading of that page', async () => {
  at('#alone').focus();
  document.body.innerHTML = '<main><h1>It is sent</h1></main>';
  await expect.poll(focused).toBe(at('h1'));
});

test('a button that is off while it works has the focus again afterwards', async () => {
  const send = at<HTMLButtonElement>('#alone');
  send.focus();
  send.blur();
  send.disabled = true;
  await Promise.resolve();
  expect(focused()).toBe(document.body);
  send.disabled = false;
  await expect.poll(focused).toBe(send);
});

test('a place that was left on purpose, or that the page chose itself, is not changed', async () => {
  at('#alone').focus();
  at('#alone').blur();
  await Promise.resolve();
  at('#alone').remove();
  at('#first button').focus();
  at('#first').remove();
  at('#second button').focus();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
  expect(focused()).toBe(at('#second button'));
});
