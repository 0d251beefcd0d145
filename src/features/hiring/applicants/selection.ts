/** The rows of a page that are selected, and the one from which a range with Shift begins. */
export interface Selection {
  ids: ReadonlySet<number>;
  anchor: number | null;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

const changed = (ids: ReadonlySet<number>, change: readonly number[], isOn: boolean) => {
  const next = new Set(ids);
  for (const id of change) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
};

/** With Shift, all rows from the last one on change as this one does. */
export function toggled(
  { ids, anchor }: Selection,
  id: number,
  { rows, shift }: { rows: readonly number[]; shift: boolean },
): Selection {
  const [from, to] = [anchor === null ? -1 : rows.indexOf(anchor), rows.indexOf(id)].toSorted(
    (a, b) => a - b,
  );
  const range = shift && from !== undefined && from >= 0 ? rows.slice(from, (to ?? from) + 1) : [id];
  return { ids: changed(ids, range, !ids.has(id)), anchor: id };
}

export const allToggled = ({ ids }: Selection, rows: readonly number[]): Selection =>
  rows.every((id) => ids.has(id)) ? nothingSelected : { ids: new Set(rows), anchor: null };

/** What has left the page is no longer selected. */
export const selectedOn = <Row extends { id: number }>({ ids }: Selection, rows: readonly Row[]) =>
  rows.filter(({ id }) => ids.has(id));
