import { expect, test } from 'vitest';
import { isCurrentView, viewFilterOf, withSavedView } from './viewAddress.ts';

const from = (text: string) => new URLSearchParams(text);

test('a view holds filters, sorting and columns, and neither the words of a search, the page nor the board', () => {
  const address =
    'stage=viewed&match=strong&assignee=0&anonymous=1&sorted_by=newest&hide=match&hide=notes&search=Lee&page=3';
  expect(viewFilterOf(from(address))).toEqual({
    ...{ stage: 'viewed', match: 'strong', assignee: 0, anonymous: 1, sorted_by: 'newest' },
    hide: ['notes', 'match'],
  });
  expect(viewFilterOf(from('view=board&stage=viewed&answers=expected'))).toEqual({ answers: 'expected' });
  expect(viewFilterOf(from('stage=toString&hide=toString'))).toEqual({});
});

test('choosing a view replaces what the address says of these, and leads to the first page', () => {
  const query = from('stage=viewed&search=Lee&hide=notes&page=3&job=4');
  const view = { match: 'good', assignee: 4, hide: ['match', 'headline'] } as const;
  expect(String(withSavedView(query, { ...view, hide: [...view.hide] }))).toBe(
    'job=4&match=good&assignee=4&hide=match&hide=headline',
  );
  expect(String(withSavedView(query, {}))).toBe('job=4');
});

test('the board stays unless the view is of a single stage', () => {
  const board = from('view=board&match=strong');
  expect(String(withSavedView(board, { sorted_by: 'name' }))).toBe('view=board&sorted_by=name');
  expect(String(withSavedView(board, { stage: 'viewed' }))).toBe('stage=viewed');
});

test('a view is current where the address says the same, in whatever order', () => {
  const filter = viewFilterOf(from('stage=viewed&hide=match&hide=notes'));
  expect(isCurrentView(from('page=2&hide=notes&hide=match&stage=viewed'), filter)).toBe(true);
  expect(isCurrentView(from('stage=viewed&hide=match'), filter)).toBe(false);
  expect(isCurrentView(from('stage=viewed&hide=match&hide=notes&search=Lee'), filter)).toBe(false);
});
