import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answersOnPage, isPrerendered, takeOver } from './takeOver.ts';

const page = `
  <form>
    <input id="email" name="email" type="email">
    <label><input id="remember" type="checkbox"></label>
    <button type="button">Show</button>
  </form>
  <select id="order"><option>Relevance</option><option>Salary</option></select>
  <details><summary>Who?</summary></details>`;

function rootWith(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root')!;
}

function appWith(html: string): HTMLElement {
  const app = document.createElement('div');
  app.innerHTML = html;
  return app;
}

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.first;
});

test('what was typed, ticked, chosen, opened, focused and pressed on the first page is so on the app’s', () => {
  const root = rootWith(page);
  const email = root.querySelector<HTMLInputElement>('#email')!;
  email.value = 'jo@example.org';
  email.focus();
  root.querySelector<HTMLInputElement>('#remember')!.checked = true;
  root.querySelector('select')!.value = 'Salary';
  root.querySelector('details')!.open = true;
  window.pressedEarly = [root.querySelector('button')!];

  const heard: string[] = [];
  const app = appWith(page);
  for (const kind of ['input', 'change', 'click'])
    app.addEventListener(kind, ({ target }) => heard.push(`${kind} ${(target as Element).tagName}`));
  takeOver(root, app);

  const now = app.querySelector<HTMLInputElement>('#email')!;
  expect(now).not.toBe(email);
  expect({
    typed: now.value,
    focused: document.activeElement === now,
    ticked: app.querySelector<HTMLInputElement>('#remember')!.checked,
    chosen: app.querySelector('select')!.value,
    open: app.querySelector('details')!.open,
    pressedEarly: window.pressedEarly,
  }).toEqual({
    ...{ typed: 'jo@example.org', focused: true, ticked: true, chosen: 'Salary', open: true },
    pressedEarly: undefined,
  });
  expect(heard).toEqual(expect.arrayContaining(['input INPUT', 'change SELECT']));
  expect(heard.filter((one) => one === 'click BUTTON')).toHaveLength(1);
});

test('a field of the app that keeps what is typed hears of what was typed before', async () => {
  function Search() {
    const [text, setText] = useState('');
    return (
      <p>
        <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
        {text}
      </p>
    );
  }
  const { container: app, findByText } = render(<Search />);
  const root = rootWith('<p><input aria-label="Search" value=""></p>');
  root.querySelector('input')!.value = 'heliograph';
  takeOver(root, app);
  await findByText('heliograph');
});

test('where something else stands now, nothing is carried over', () => {
  const root = rootWith(page);
  root.querySelector<HTMLInputElement>('#email')!.value = 'jo@example.org';
  const app = appWith('<form><input id="other" value="kept"></form>');
  takeOver(root, app);
  expect([app.isConnected, root.isConnected, app.querySelector('input')!.value]).toEqual([
    true,
    false,
    'kept',
  ]);
});

test('a page that was kept unseen is taken away, and the app starts as on any other', () => {
  const root = rootWith(page);
  expect(isPrerendered(root)).toBe(false);
  document.documentElement.dataset.first = 'seen';
  expect(isPrerendered(root)).toBe(true);
  document.documentElement.dataset.first = 'unseen';
  expect([isPrerendered(root), root.childElementCount, document.documentElement.dataset.first]).toEqual([
    false,
    0,
    undefined,
  ]);
});

test('the answers that came with the page are read from it, and none from a page without', () => {
  rootWith(page);
  expect(answersOnPage()).toEqual([]);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="answers">[[["getJob",1],{"title":"\\u003c/script>"}]]</script>',
  );
  expect(answersOnPage()).toEqual([[['getJob', 1], { title: '</script>' }]]);
});
