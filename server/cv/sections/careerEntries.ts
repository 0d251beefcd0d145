/** Splits a career into jobs, using dates as boundaries. */

import type { Line } from '../files/lines.ts';
import { findPeriod, type Period } from './dates.ts';
import type { CvDraft } from './draft.ts';

export interface Entry {
  heads: string[];
  period?: Period;
  body: Line[];
  /** The heading as written, including dates. */
  source: string[];
}

const action =
  /^(led|managed|responsible|responsibilit|delivered|supervis|maintain|provid|develop|co-?ordinat|plan(ned|ning)|train(ed|ing) |achiev|duties|key |worked|work(ing)? |ensur|support(ed|ing)|operat(ed|ing)|conduct|coach|serv(ed|ing) |i |my )/i;
export const roleWords =
  /\b(manager|engineer|technician|officer|operator|driver|supervisor|lead(er)?|head|director|assistant|administrator|analyst|consultant|specialist|instructor|trainer|coordinator|co-ordinator|clerk|chef|cook|mechanic|fitter|electrician|guard|nurse|medic|paramedic|advis[eo]r|developer|designer|programmer|architect|buyer|planner|controller|foreman|labourer|worker|apprentice|intern|agent|associate|representative|executive|inspector|signaller|infantryman|rifleman|gunner|sapper|armourer|commander|sergeant|corporal|storeman|storekeeper|pilot|diver|linguist|handler|policeman|constable|firefighter|teacher|lecturer|cleaner|receptionist|secretary|accountant|bookkeeper|salesman|salesperson|cashier|carpenter|plumber|welder|steward|surveyor|researcher|scientist|therapist|counsel(l)?or|quartermaster|instructor|2ic|second in command|first sergeant|squad|platoon|crewman|crew chief|artificer|writer|owner|founder|partner|president|volunteer|barista|bartender|warehouse operative|operative)\b/i;
export function toEntries(draft: CvDraft, lines: Line[], kind: string): Entry[] {
  const periods = lines.map((line) => (line.isBullet ? undefined : periodOf(line.text)));
  const entries: Entry[] = [];
  let from = 0;
  const loose: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const period = periods[at];
    if (!period) continue;
    const first = headStart(lines, periods, at, from);
    const between = lines.slice(from, first);
    if (entries.length) entries.at(-1)!.body.push(...between);
    else loose.push(...between);
    const heads = [...lines.slice(first, at).map(({ text }) => text), period.rest].filter(Boolean);
    let next = at + 1;
    while (next < lines.length && !periods[next] && continuesHead(lines, next, heads, at, periods)) {
      const isWrapped = next === at + 1 && lines[at]!.isFull && lines[at]!.indent === lines[next]!.indent;
      if (isWrapped && heads.length) heads.push(`${heads.pop()} ${lines[next]!.text}`);
      else heads.push(lines[next]!.text);
      next++;
    }
    entries.push({ heads, period, body: [], source: lines.slice(first, next).map(({ text }) => text) });
    from = next;
  }
  const rest = lines.slice(from);
  if (entries.length) entries.at(-1)!.body.push(...rest);
  else if (kind === 'military' && rest.length) {
    const until = Math.max(
      1,
      rest.findIndex((line, at) => at > 0 && (line.isBullet || isProse(line.text))),
    );
    const heads = rest.slice(0, until).map(({ text }) => text);
    entries.push({ heads, body: rest.slice(until), source: heads });
  } else for (const line of rest) draft.leave(line.text);
  for (const line of loose) draft.leave(line.text);
  return entries;
}

function periodOf(text: string): Period | undefined {
  const period = findPeriod(text);
  return period && period.rest.length <= 110 && !/[a-z]\.$/.test(period.rest) ? period : undefined;
}

const isProse = (text: string) =>
  text.length > 90 || /[a-z]{3}\.$/.test(text) || /^[a-z]/.test(text) || action.test(text);

function headStart(lines: Line[], periods: Array<Period | undefined>, at: number, from: number): number {
  // A date on its own line may come before its job; the lines above then belong to the previous job.
  const isDateAlone = periods[at]!.rest === '';
  const nextIsHead =
    lines[at + 1] && !lines[at + 1]!.isBullet && !lines[at + 1]!.gapBefore && !isProse(lines[at + 1]!.text);
  if (isDateAlone && nextIsHead && (lines[at]!.gapBefore || at === from)) return at;
  let first = at;
  while (first > from && at - first < 2) {
    if (lines[first]!.gapBefore && first !== at) break;
    if (lines[first]!.gapBefore && periods[at]!.rest.length > 12) break;
    const above = lines[first - 1]!;
    if (above.isBullet || isProse(above.text)) break;
    first--;
  }
  return first;
}

function continuesHead(
  lines: Line[],
  next: number,
  heads: string[],
  at: number,
  periods: Array<Period | undefined>,
): boolean {
  const line = lines[next]!;
  if (line.isBullet || line.gapBefore || isProse(line.text) || next - at > 2) return false;
  // A dated line without a role is preceded by the job's title.
  const after = periods[next + 1];
  if (after && !lines[next + 1]!.gapBefore && !roleWords.test(after.rest) && heads.length > 0) return false;
  return heads.flatMap(inParts).length < 2 || line.text.includes('\t') || line.text.length < 60;
}

/** Splits at common separators between role, employer and place. */
export function inParts(head: string): string[] {
  return head
    .split(/\t|\s[|•·–—/]\s|\s-\s|;\s|\s+@\s+|\s+at\s+(?=[A-Z])/)
    .flatMap((piece) => (piece.includes(',') ? splitCommas(piece) : [piece]))
    .map((part) =>
      part
        .trim()
        .replace(/^[,|–-]+|[,|:–-]+$/g, '')
        .trim(),
    )
    .filter(Boolean);
}

/** "Leeds, West Yorkshire" and "Fort Bragg, NC" stay whole. */
function splitCommas(piece: string): string[] {
  const parts = piece.split(/,\s+(?![^(]*\))/);
  return parts.reduce<string[]>((kept, part) => {
    const before = kept.at(-1);
    if (before && /^([A-Z]{2}|(?:Ltd|Inc|LLC|Limited)\.?)$/.test(part.trim()))
      kept[kept.length - 1] = `${before}, ${part.trim()}`;
    else kept.push(part);
    return kept;
  }, []);
}
