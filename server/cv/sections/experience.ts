import { dateOrderOf } from '../../formats/writtenDates.ts';
import type { CvHints } from '../cvReader.ts';
import type { TextLine } from '../files/lines.ts';
import type { CvDraft, DraftItem } from './draft.ts';
import { type Entry, sureOf, toEntries } from './entries.ts';
import { type JobFields, jobFields, learnOrder, type Order } from './jobFields.ts';
import { type LabelledEntry, labelledEntries } from './labelled.ts';
import { isPlaceLike, orgScore } from './lexicons.ts';
import {
  isMilitary,
  isServiceName,
  type MilitaryContext,
  type MilitaryHead,
  readMilitaryHead,
} from './military.ts';
import { isSubheading } from './prose.ts';
import { type Token, toTokens } from './tokens.ts';

type CareerKind = 'experience' | 'military' | 'civilian';

interface TokenisedEntry {
  entry: Entry;
  tokens: Token[];
}

export function readExperience(draft: CvDraft, lines: TextLine[], kind: CareerKind, hints: CvHints): void {
  const labelled = labelledEntries(lines, ['title', 'employer'], dateOrderOf(hints.countryId));
  if (labelled) {
    for (const line of labelled.loose) draft.leave(line);
    for (const entry of labelled.entries) addLabelled(draft, entry, kind, hints);
    return;
  }
  const { loose, entries } = toEntries(lines, dateOrderOf(hints.countryId));
  for (const line of loose) draft.leave(line);
  const all = entries.map((entry) => ({ entry, tokens: toTokens(entry.heads) }));
  const order = learnOrder(all.map(({ tokens }) => tokens));
  const service: MilitaryContext = { defaultServiceId: draft.defaultServiceId };
  let umbrella: (TokenisedEntry & { fields: JobFields; isMilitary: boolean }) | undefined;
  let wasMilitary = false;
  for (const [at, tokenised] of all.entries()) {
    const { entry, tokens } = tokenised;
    const nested = umbrella !== undefined && isNestedIn(tokenised, umbrella);
    if (!nested) umbrella = undefined;
    const isServing: boolean =
      kind === 'military' ||
      (kind === 'experience' &&
        (isMilitary(tokens.map(({ text }) => text).join(', '), hints) ||
          (nested && umbrella!.isMilitary) ||
          (wasMilitary && isBareRole(tokens, entry))));
    if (isUmbrella(tokenised, all[at + 1])) {
      umbrella = { ...tokenised, fields: jobFields(tokens, 'org', hints), isMilitary: isServing };
      if (isServing) readMilitaryHead(tokens, '', hints, service);
      leaveEntry(draft, entry);
    } else if (isServing) addMilitary(draft, tokenised, hints, service, nested);
    else
      addCivilian(
        draft,
        tokenised,
        hints,
        order,
        nested ? (umbrella?.fields.employer ?? firstText(umbrella)) : undefined,
      );
    wasMilitary = isServing;
  }
}

function addLabelled(draft: CvDraft, entry: LabelledEntry, kind: CareerKind, hints: CvHints): void {
  const { title } = entry.facts;
  const { employer, place = entry.facts.place } = withPlace(entry.facts);
  const heads = [title, employer, place].flatMap((text) => (text ? [{ ...entry.source[0]!, text }] : []));
  const whole = { ...entry, heads, style: '' };
  if (
    kind === 'military' ||
    (kind === 'experience' && isMilitary(heads.map(({ text }) => text).join(', '), hints))
  ) {
    const service = { defaultServiceId: draft.defaultServiceId };
    addMilitary(
      draft,
      { entry: whole, tokens: toTokens(heads.map(({ pieces: _, ...head }) => head)) },
      hints,
      service,
    );
    return;
  }
  const item = draft.add('civilian_exp');
  if (!item) {
    leaveEntry(draft, whole);
    return;
  }
  draft.readFrom(entry.source);
  keep(draft, 'civilian_exp', item, 'job_title', title, 0.95);
  keep(draft, 'civilian_exp', item, 'employer', employer, 0.95);
  keep(draft, 'civilian_exp', item, 'city', place, 0.9);
  addRest(draft, 'civilian_exp', item, whole);
}

function withPlace({ employer, place }: LabelledEntry['facts']): { employer?: string; place?: string } {
  const [, name, town] = /^(.+),\s+([^,]+)$/.exec(employer ?? '') ?? [];
  if (!place && name && town && isPlaceLike(town) && orgScore(town) === 0)
    return { employer: name, place: town };
  return { ...(employer && { employer }) };
}

const firstText = (tokenised: TokenisedEntry | undefined) => tokenised?.tokens[0]?.text;

const isBareRole = (tokens: Token[], { period }: Entry) => tokens.length === 1 && period !== undefined;

// "Royal Navy 2001 – 2023" above the posts held in those years is not a post itself.
function isUmbrella({ entry, tokens }: TokenisedEntry, following: TokenisedEntry | undefined): boolean {
  const { body, period, heads, style } = entry;
  const next = following?.entry;
  if (body.length > 0 || !next?.period?.start) return false;
  if (!period) return heads.length > 0 && style !== next.style;
  const { start, end } = period;
  if (!start || (style !== '' && style === next.style && heads.length > 1)) return false;
  const nextYear = next.period.start.slice(0, 4);
  const isWithin =
    nextYear >= start.slice(0, 4) &&
    (end === 'present' || (end !== undefined && nextYear <= end.slice(0, 4)));
  return (
    isWithin &&
    (style === '' ||
      style !== next.style ||
      (namesServiceAlone(tokens) && !namesServiceAlone(following!.tokens)))
  );
}

const namesServiceAlone = (tokens: Token[]) =>
  tokens.length > 0 && tokens.every(({ text }) => isServiceName(text));

function isNestedIn({ entry, tokens }: TokenisedEntry, above: TokenisedEntry): boolean {
  const { period, style } = entry;
  const { entry: umbrella } = above;
  if (style !== '' && style === umbrella.style && !namesServiceAlone(above.tokens)) return false;
  if (namesServiceAlone(tokens)) return false;
  const from = umbrella.period?.start;
  const until = umbrella.period?.end;
  const isLater =
    until &&
    until !== 'present' &&
    period?.end &&
    (period.end === 'present' || period.end.slice(0, 4) > until.slice(0, 4));
  if (isLater) return false;
  return from === undefined || (period?.start !== undefined && period.start.slice(0, 4) >= from.slice(0, 4));
}

function addMilitary(
  draft: CvDraft,
  { entry, tokens }: TokenisedEntry,
  hints: CvHints,
  service: MilitaryContext,
  isNested = false,
): void {
  const item = draft.add('military_exp');
  if (!item) {
    leaveEntry(draft, entry);
    return;
  }
  draft.readFrom(entry.source);
  const context = entry.body
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 1000);
  const head = readMilitaryHead(tokens, context, hints, service);
  const sure = serviceSureness(head, isNested, draft.defaultServiceId);
  draft.put('military_exp', item, 'military_service_id', head.serviceId, sure);
  draft.put('military_exp', item, 'military_corps_id', head.corpsId, head.isNamed ? 0.88 : 0.75);
  draft.put('military_exp', item, 'military_rank_id', head.rankId, Math.min(sure, 0.88));
  draft.put('military_exp', item, 'component', head.component, 0.85);
  keep(draft, 'military_exp', item, 'role_title', head.role, head.isKnownRole ? 0.86 : 0.6);
  keep(draft, 'military_exp', item, 'unit', head.unit, 0.85);
  keep(draft, 'military_exp', item, 'region', head.region, 0.7);
  for (const other of head.others) draft.leaveText(other);
  addRest(draft, 'military_exp', item, entry);
}

function serviceSureness(head: MilitaryHead, isNested: boolean, onlyServiceId: number | undefined): number {
  if (head.isNamed || isNested) return 0.92;
  return head.serviceId === onlyServiceId ? 0.82 : 0.7;
}

function addCivilian(
  draft: CvDraft,
  { entry, tokens }: TokenisedEntry,
  hints: CvHints,
  order: Order,
  employer: string | undefined,
): void {
  const item = draft.add('civilian_exp');
  if (!item) {
    leaveEntry(draft, entry);
    return;
  }
  draft.readFrom(entry.source);
  const fields = jobFields(tokens, employer ? 'role' : order, hints, employer !== undefined);
  const sure = fields.isSure ? 0.88 : 0.6;
  keep(draft, 'civilian_exp', item, 'job_title', fields.title, sure);
  keep(draft, 'civilian_exp', item, 'employer', fields.employer ?? employer, sure);
  keep(draft, 'civilian_exp', item, 'city', fields.city, 0.82);
  draft.put('civilian_exp', item, 'country_id', fields.countryId, 0.85);
  keep(draft, 'civilian_exp', item, 'employment_type', fields.employmentType, 0.9);
  for (const other of fields.others) draft.leaveText(other);
  addRest(draft, 'civilian_exp', item, entry);
}

function keep<List extends 'military_exp' | 'civilian_exp', Key extends keyof DraftItem<List> & string>(
  draft: CvDraft,
  list: List,
  item: DraftItem<List>,
  key: Key,
  value: (DraftItem<List>[Key] & string) | undefined,
  confidence: number,
) {
  if (value && !draft.put(list, item, key, value, confidence)) draft.leaveText(value);
}

function addRest<List extends 'military_exp' | 'civilian_exp'>(
  draft: CvDraft,
  list: List,
  item: DraftItem<List>,
  { period, body, source }: Entry,
) {
  draft.readFrom(source);
  if (period) {
    const { start, end } = period;
    const sure = sureOf(period, 0.95);
    draft.put(list, item, 'start_month', start, sure);
    if (end && end !== 'present') draft.put(list, item, 'end_month', end, sure);
    draft.put(list, item, 'is_current', end === 'present', end ? sure : 0.6);
  }
  for (const line of body) {
    draft.readFrom([line]);
    if (isSubheading(line.text) && !/technolog|tools|environment/i.test(line.text)) draft.leave(line);
    else draft.highlight(list, item, line.text.replaceAll('\t', ' '));
  }
}

function leaveEntry(draft: CvDraft, { source, body }: Entry): void {
  for (const line of [...source, ...body]) draft.leave(line);
}
