import { expect, test } from 'vitest';
import { allToggled, nothingSelected, selectedOn, toggled } from './selection.ts';

const rows = [11, 12, 13, 14, 15];
const idsOf = ({ ids }: { ids: ReadonlySet<number> }) => [...ids].toSorted((a, b) => a - b);

test('with Shift, the rows from the last one on are selected or cleared as the one that was pressed', () => {
  const first = toggled(nothingSelected, 14, { rows, shift: false });
  const range = toggled(first, 12, { rows, shift: true });
  expect(idsOf(range)).toEqual([12, 13, 14]);
  expect(idsOf(toggled(range, 13, { rows, shift: true }))).toEqual([14]);
  expect(idsOf(toggled(nothingSelected, 13, { rows, shift: true }))).toEqual([13]);
});

test('a range begins only at a row that is still on the page', () => {
  const gone = toggled(nothingSelected, 99, { rows: [98, 99], shift: false });
  expect(
    selectedOn(
      toggled(gone, 13, { rows, shift: true }),
      rows.map((id) => ({ id })),
    ),
  ).toEqual([{ id: 13 }]);
});

test('all of a page are selected, and cleared once all are', () => {
  const some = toggled(nothingSelected, 12, { rows, shift: false });
  const all = allToggled(some, rows);
  expect([idsOf(all), idsOf(allToggled(all, rows))]).toEqual([rows, []]);
});
