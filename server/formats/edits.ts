// Optimal string alignment distance: two letters that changed places are a single edit.
export function isWithinEdits(first: string, second: string, most: number): boolean {
  if (Math.abs(first.length - second.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let row = 1; row <= first.length; row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= second.length; at += 1) {
      const isSame = first[row - 1] === second[at - 1];
      let cost = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && first[row - 1] === second[at - 2] && first[row - 2] === second[at - 1]) {
        cost = Math.min(cost, before[at - 2]! + 1);
      }
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    before = last;
    last = next;
  }
  return last[second.length]! <= most;
}

// A code is right or wrong; a short word is too close to others.
/** How many edits a misspelt word may be away. */
export function editsFor(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length >= 8 ? 2 : 1;
}
