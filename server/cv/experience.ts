/** Promises: sorts the lines of a career into jobs and service periods; a line it cannot place is left, not lost. */
import { findPeriod, type Month, type Period } from './dates.ts';
import type { Draft, Item } from './draft.ts';
import type { Line } from './lines.ts';
import { isMilitary, readMilitaryHead } from './military.ts';
import type { CvHints } from './reader.ts';

interface Entry {
  heads: string[];
  period?: Period;
  body: Line[];
}

const action =
  /^(led|managed|responsible|responsibilit|delivered|supervis|maintain|provid|develop|co-?ordinat|plan(ned|ning)|train(ed|ing) |achiev|duties|key |worked|work(ing)? |ensur|support(ed|ing)|operat(ed|ing)|conduct|coach|serv(ed|ing) |i |my )/i;
const roleWords =
  /\b(manager|engineer|technician|officer|operator|driver|supervisor|lead(er)?|head|director|assistant|administrator|analyst|consultant|specialist|instructor|trainer|coordinator|co-ordinator|clerk|chef|cook|mechanic|fitter|electrician|guard|nurse|medic|paramedic|advis[eo]r|developer|designer|programmer|architect|buyer|planner|controller|foreman|labourer|worker|apprentice|intern|agent|associate|representative|executive|inspector|signaller|infantryman|rifleman|gunner|sapper|armourer|commander|sergeant|corporal|storeman|storekeeper|pilot|diver|linguist|handler|policeman|constable|firefighter|teacher|lecturer|cleaner|receptionist|secretary|accountant|bookkeeper|salesman|salesperson|cashier|carpenter|plumber|welder|steward|surveyor|researcher|scientist|therapist|counsel(l)?or|quartermaster|instructor|2ic|second in command|first sergeant|squad|platoon|crewman|crew chief|artificer|writer|owner|founder|partner|president|volunteer|barista|bartender|warehouse operative|operative)\b/i;
const orgWords =
  /\b(ltd|limited|plc|llp|inc|llc|corp|corporation|company|group|university|college|school|nhs|trust|council|services|solutions|systems|bank|airlines|airways|railway|rail|hospital|department|ministry|agency|authority|police|foundation|hotel|store|stores|telecom|army|navy|air force)\b/i;

export function readExperience(
  draft: Draft,
  lines: Line[],
  kind: 'experience' | 'military' | 'civilian',
  hints: CvHints,
): void {
  const inherited: { serviceId?: number; corpsId?: number } = {};
  for (const entry of toEntries(draft, lines, kind)) {
    const parts = entry.heads.flatMap(inParts);
    const whole = parts.join(', ');
    if (kind === 'military' || (kind === 'experience' && isMilitary(whole))) {
      addMilitary(draft, entry, parts, hints, inherited);
    } else addCivilian(draft, entry, parts, hints);
  }
}

function toEntries(draft: Draft, lines: Line[], kind: string): Entry[] {
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
    entries.push({ heads, period, body: [] });
    from = next;
  }
  const rest = lines.slice(from);
  if (entries.length) entries.at(-1)!.body.push(...rest);
  else if (kind === 'military' && rest.length) {
    const until = Math.max(
      1,
      rest.findIndex((line, at) => at > 0 && (line.isBullet || isProse(line.text))),
    );
    entries.push({ heads: rest.slice(0, until).map(({ text }) => text), body: rest.slice(until) });
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
  // A date alone may stand above its job: then the lines before belong to the job before.
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
  // The line before the next date is that job's own title.
  if (periods[next + 1] && lines[next]!.gapBefore) return false;
  return heads.flatMap(inParts).length < 2 || line.text.includes('\t') || line.text.length < 60;
}

/** Splits at what people put between a role, an employer and a place. */
function inParts(head: string): string[] {
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

function addMilitary(
  draft: Draft,
  entry: Entry,
  parts: string[],
  hints: CvHints,
  inherited: { serviceId?: number; corpsId?: number },
): void {
  const item = draft.add('military_exp');
  if (!item) {
    leaveEntry(draft, entry);
    return;
  }
  const context = entry.body
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 1000);
  const head = readMilitaryHead(parts, context, hints, inherited);
  draft.put('military_exp', item, 'military_service_id', head.serviceId, head.isNamed ? 0.92 : 0.82);
  draft.put('military_exp', item, 'military_corps_id', head.corpsId, head.isNamed ? 0.88 : 0.75);
  draft.put('military_exp', item, 'military_rank_id', head.rankId, 0.88);
  draft.put('military_exp', item, 'component', head.component, 0.85);
  const byWord = head.others.findIndex((part) => roleWords.test(part) || /\b\d{2}[A-Z]\b/.test(part));
  const roleAt = byWord >= 0 ? byWord : head.others.findIndex((part) => !/\d{4}/.test(part));
  const role = head.others[roleAt];
  if (role)
    draft.put('military_exp', item, 'role_title', role, byWord >= 0 ? 0.86 : 0.6) || draft.leave(role);
  if (head.unit) draft.put('military_exp', item, 'unit', head.unit, 0.85) || draft.leave(head.unit);
  if (head.region) draft.put('military_exp', item, 'region', head.region, 0.7) || draft.leave(head.region);
  for (const [at, other] of head.others.entries()) {
    if (at === roleAt) continue;
    const isPlace = /^[A-Z][\w' -]+(, [A-Z]{2})?$/.test(other) && !roleWords.test(other);
    if (!(isPlace && draft.put('military_exp', item, 'region', other, 0.6))) draft.leave(other);
  }
  if (head.serviceId) Object.assign(inherited, { serviceId: head.serviceId, corpsId: head.corpsId });
  addRest(draft, 'military_exp', item, entry);
}

function addCivilian(draft: Draft, entry: Entry, parts: string[], hints: CvHints): void {
  const item = draft.add('civilian_exp');
  if (!item) {
    leaveEntry(draft, entry);
    return;
  }
  const rest = [...parts];
  const typeAt = rest.findIndex((part) =>
    /^\(?(full|part)[- ]time\)?$|^\(?(contract|temporary|permanent|freelance|internship|self-employed)\)?$/i.test(
      part,
    ),
  );
  if (typeAt >= 0)
    draft.put('civilian_exp', item, 'employment_type', rest.splice(typeAt, 1)[0]!.replace(/[()]/g, ''), 0.9);
  const named = rest.findIndex(
    (part) => roleWords.test(part) && !/\b(ltd|limited|plc|inc|llc)\b/i.test(part),
  );
  const role = rest.splice(Math.max(0, named), 1)[0];
  const org = rest.findIndex((part) => orgWords.test(part));
  const employer = rest.splice(Math.max(0, org), 1)[0];
  if (role) draft.put('civilian_exp', item, 'job_title', role, named >= 0 ? 0.88 : 0.5) || draft.leave(role);
  if (employer) {
    draft.put('civilian_exp', item, 'employer', employer, named >= 0 ? (org >= 0 ? 0.88 : 0.8) : 0.5) ||
      draft.leave(employer);
  }
  for (const other of rest) {
    const isPlace = /^[A-Z][\p{L}' .-]+(, [A-Z]{2})?$/u.test(other);
    const [city = ''] = other.split(',');
    if (!(isPlace && draft.put('civilian_exp', item, 'city', city, 0.7))) draft.leave(other);
    else if (/, [A-Z]{2}$/.test(other) && hints.countryId === 233)
      draft.put('civilian_exp', item, 'country_id', 233, 0.85);
  }
  addRest(draft, 'civilian_exp', item, entry);
}

function addRest<List extends 'military_exp' | 'civilian_exp'>(
  draft: Draft,
  list: List,
  item: Item<List>,
  entry: Entry,
) {
  if (entry.period) {
    const sure = (month: Month) => (month.isExact ? 0.95 : 0.55);
    const { start, end } = entry.period;
    draft.put(list, item, 'start_month', start.month, sure(start));
    if (end === 'present') draft.put(list, item, 'is_current', true, 0.95);
    else {
      draft.put(list, item, 'end_month', end.month, sure(end));
      draft.put(list, item, 'is_current', false, 0.95);
    }
  }
  for (const line of entry.body) {
    if (
      /^(key )?(responsibilities|duties|achievements|key achievements|main duties)( include[ds]?)?:?$/i.test(
        line.text,
      )
    )
      draft.leave(line.text);
    else draft.highlight(list, item, line.text.replaceAll('\t', ' '));
  }
}

function leaveEntry(draft: Draft, entry: Entry): void {
  for (const text of [...entry.heads, ...entry.body.map((line) => line.text)]) draft.leave(text);
}
