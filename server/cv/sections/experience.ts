import type { CvHints } from '../cvReader.ts';
import type { Line } from '../files/lines.ts';
import { type Entry, inParts, roleWords, toEntries } from './careerEntries.ts';
import type { Month } from './dates.ts';
import type { CvDraft, Item } from './draft.ts';
import { findRank, isMilitary, rankInBrackets, readMilitaryHead } from './military.ts';

const orgWords =
  /\b(ltd|limited|plc|llp|inc|llc|corp|corporation|company|group|university|college|school|nhs|trust|council|services|solutions|systems|bank|airlines|airways|railway|rail|hospital|department|ministry|agency|authority|police|foundation|hotel|store|stores|telecom|army|navy|air force)\b/i;

export function readExperience(
  draft: CvDraft,
  lines: Line[],
  kind: 'experience' | 'military' | 'civilian',
  hints: CvHints,
): void {
  const inherited: { serviceId?: number; corpsId?: number } = {};
  let wasMilitary: boolean = false;
  const entries = toEntries(draft, lines, kind);
  for (const [at, entry] of entries.entries()) {
    const parts = entry.heads.flatMap(inParts);
    const goesOn: boolean =
      kind === 'experience' && wasMilitary && belongsToService(parts, inherited.serviceId);
    wasMilitary = kind === 'military' || (kind === 'experience' && (goesOn || isMilitary(parts.join(', '))));
    if (wasMilitary && isUmbrella(entry, entries[at + 1], parts, hints)) {
      const { serviceId, corpsId } = readMilitaryHead(parts, '', hints, inherited);
      Object.assign(inherited, { serviceId, corpsId });
      leaveEntry(draft, entry);
    } else if (wasMilitary) {
      addMilitary(draft, entry, parts, hints, inherited);
    } else addCivilian(draft, entry, parts, hints);
  }
}

/** "Royal Navy 2001 – 2023" above the posts held in those years is not a post itself. */
function isUmbrella(entry: Entry, next: Entry | undefined, parts: string[], hints: CvHints): boolean {
  if (entry.body.length > 0 || !entry.period || !next?.period) return false;
  const { others, rankId, unit } = readMilitaryHead(parts, '', hints, {});
  if (others.length > 0 || rankId || unit) return false;
  const { end } = entry.period;
  return (
    next.period.start.month >= entry.period.start.month &&
    (end === 'present' || next.period.start.month <= `${end.month.slice(0, 4)}-12`)
  );
}

/** A role without an employer, or with a rank, that follows a service period. */
function belongsToService(parts: string[], serviceId: number | undefined): boolean {
  if (!serviceId) return false;
  return (
    parts.length === 1 || parts.some((part) => findRank(serviceId, part) || rankInBrackets(serviceId, part))
  );
}

function addMilitary(
  draft: CvDraft,
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
  const code = head.others.find((part, other) => other !== roleAt && /^(?=.*\d)[0-9A-Z]{3,5}$/.test(part));
  const role = code && head.others[roleAt] ? `${head.others[roleAt]} (${code})` : head.others[roleAt];
  if (role)
    draft.put('military_exp', item, 'role_title', role, byWord >= 0 ? 0.86 : 0.6) || draft.leave(role);
  if (head.unit) draft.put('military_exp', item, 'unit', head.unit, 0.85) || draft.leave(head.unit);
  if (head.region) draft.put('military_exp', item, 'region', head.region, 0.7) || draft.leave(head.region);
  for (const [at, other] of head.others.entries()) {
    if (at === roleAt || (role && other === code)) continue;
    const isPlace = /^[A-Z][\w' -]+(, [A-Z]{2})?$/.test(other) && !roleWords.test(other);
    if (!(isPlace && draft.put('military_exp', item, 'region', other, 0.6))) draft.leave(other);
  }
  if (head.serviceId) Object.assign(inherited, { serviceId: head.serviceId, corpsId: head.corpsId });
  addRest(draft, 'military_exp', item, entry);
}

function addCivilian(draft: CvDraft, entry: Entry, parts: string[], hints: CvHints): void {
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
  draft: CvDraft,
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

function leaveEntry(draft: CvDraft, entry: Entry): void {
  for (const text of [...entry.source, ...entry.body.map((line) => line.text)]) draft.leave(text);
}
