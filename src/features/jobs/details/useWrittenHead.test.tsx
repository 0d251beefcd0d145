import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWrittenHead } from './useWrittenHead.ts';

test('what the server wrote for search engines stays with its job, and goes with it', () => {
  const written = () =>
    document.querySelectorAll('meta[name="robots"], script[type="application/ld+json"]').length;
  const write = () =>
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="robots" content="noindex" /><script type="application/ld+json">{}</script>',
    );
  write();
  const { rerender, unmount } = renderHook(useWrittenHead, { initialProps: '1' });
  rerender('1');
  expect(written()).toBe(2);
  rerender('2');
  expect(written()).toBe(0);
  write();
  unmount();
  expect(written()).toBe(0);
});
