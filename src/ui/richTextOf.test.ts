import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RichNode, richTextOf } from './richTextOf.ts';

test('text of the server becomes a tree of the elements it may have', () => {
  expect(
    richTextOf(
      '<p>You keep <strong>two &amp; a half</strong><br>shifts</p><ul><li>one</li><li><a href="https://halden.test/?a=1&amp;b=2">more</a></li></ul>',
    ),
  ).toEqual([
    {
      element: 'p',
      children: [
        'You keep ',
        { element: 'strong', children: ['two & a half'] },
        { element: 'br', children: [] },
        'shifts',
      ],
    },
    {
      element: 'ul',
      children: [
        { element: 'li', children: ['one'] },
        {
          element: 'li',
          children: [{ element: 'a', href: 'https://halden.test/?a=1&b=2', children: ['more'] }],
        },
      ],
    },
  ]);
});

test('whatever else comes stays text or goes: no other element, no other address', () => {
  expect(
    richTextOf(
      '<script>alert(1)</script><img src=x onerror=y><a href="javascript:alert(1)">x</a></p>&#60;b&#x3e;',
    ),
  ).toEqual(['alert(1)', { element: 'a', children: ['x'] }, '<b>']);
  const textOf = (node: RichNode): string =>
    typeof node === 'string' ? node : node.children.map(textOf).join('');
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(richTextOf(`<p>${escaped}</p>`).map(textOf).join('')).toBe(text);
    }),
  );
});
