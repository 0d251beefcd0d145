import { dateOrderOf } from '../../formats/writtenDates.ts';
import type { CvHints } from '../cvReader.ts';
import type { TextLine } from '../files/lines.ts';
import type { CvDraft, DraftItem } from './draft.ts';
import { Employers, type Employment } from './employers.ts';
import { type Entry, type Span, sureOf, toEntries } from './entries.ts';
import { type JobFields, jobFields, learnOrder, learnPlaceSlot, type Order } from './jobFields.ts';
import { jobTermsIn } from './jobTerms.ts';
import { type LabelledEntry, labelledEntries } from './labelled.ts';
import { cityAndState, isPlaceLike, orgScore } from './lexicons.ts';
import {
  isDoubtfulEmployer,
  isMilitary,
  isServiceName,
  type MilitaryContext,
  type MilitaryHead,
  namesOnlyBase,
  readMilitaryHead,
} from './military.ts';
import { isSubheading } from './prose.ts';
import { type Token, type TokenisedEntry, toTokens } from './tokens.ts';

type CareerKind = 'experience' | 'military' | 'civilian';

interface Umbrella extends TokenisedEntry {
  fields: JobFields;
  isMilitary: boolean;
}

export function readExperience(draft: CvDraft, lines: TextLine[], kind: CareerKind, hints: CvHints): void {
  const labelled = labelledEntries(lines, ['title', 'employer'], dateOrderOf(hints.countryId));
  if (labelled) {
    for (const line of labelled.loose) draft.leave(line);
    for (const entry of labelled.entries) addLabelled(draft, entry, kind, hints);
    return;
  }
  const { loose, entries } = toEntries(lines, dateOrderOf(hints.countryId), jobTermsIn);
  for (const line of loose) draft.leave(line);
  const isDated = entries.some(({ period }) => period?.start);
  const all = entries.map((entry) => ({
    entry,
    tokens: toTokens(entry.heads),
    isUndated: isDated && !entry.period?.start,
  }));
  const placeSlot = learnPlaceSlot(all.map(({ tokens }) => tokens));
  const order = learnOrder(all.map(({ tokens }) => tokens));
  const service: MilitaryContext = { defaultServiceId: draft.defaultServiceId };
  let umbrella: Umbrella | undefined;
  let wasMilitary = false;
  const employers = new Employers(order, hints);
  for (const [at, tokenised] of all.entries()) {
    const { entry, tokens } = tokenised;
    const nested = umbrella !== undefined && isNestedIn(tokenised, umbrella);
    if (!nested) umbrella = undefined;
    const above = nested ? undefined : employers.above(tokenised);
    const isServing: boolean =
      (kind === 'military' && !isCivilService(entry)) ||
      (kind === 'experience' &&
        !isCivilService(entry) &&
        (isMilitary(tokens.map(({ text }) => text).join(', '), hints) ||
          (nested && umbrella!.isMilitary) ||
          above?.isMilitary === true ||
          (wasMilitary && isBareRole(tokens, entry))));
    if (isUmbrella(tokenised, all[at + 1])) {
      umbrella = { ...tokenised, fields: jobFields(tokens, 'org', hints), isMilitary: isServing };
      if (isServing) readMilitaryHead(tokens, '', hints, service);
      leaveEntry(draft, entry);
    } else if (isServing) {
      addMilitary(draft, tokenised, hints, service, nested || above !== undefined);
      if (!above) employers.remember(tokenised, jobFields(tokens, order, hints), true);
    } else {
      const employment = nested ? employmentOf(umbrella!) : above;
      const fields = addCivilian(draft, tokenised, hints, { order, placeSlot }, employment);
      if (!employment) employers.remember(tokenised, fields, false);
    }
    wasMilitary = isServing;
  }
}

function addLabelled(draft: CvDraft, entry: LabelledEntry, kind: CareerKind, hints: CvHints): void {
  const terms = jobTermsIn(entry.facts.title ?? '');
  const title = terms?.rest ?? entry.facts.title;
  const { employer, place } = withPlace(entry.facts);
  const heads = [title, employer, place].flatMap((text) => (text ? [{ ...entry.source[0]!, text }] : []));
  const whole = { ...entry, heads, style: '', ...(terms && { aside: terms.texts }) };
  if (
    (kind === 'military' && !isCivilService(whole)) ||
    (kind === 'experience' &&
      !isCivilService(whole) && isMilitary(heads.map(({ text }) => text).join(', '), hints))
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
  const [, name, town] = /^(.+?),\s+([^,]+,\s*[^,]+)$/.exec(employer ?? '') ?? [];
  const [, whole, last] = /^(.+),\s+([^,]+)$/.exec(employer ?? '') ?? [];
  if (!place && name && town && cityAndState.test(town)) return { employer: name, place: townOf(town) };
  if (!place && whole && last && isPlaceLike(last) && orgScore(last) === 0 && !isCompanyEnd(last))
    return { employer: whole, place: last };
  return { ...(employer && { employer }), ...(place && { place: townOf(place) }) };
}

const isCompanyEnd = (text: string) => /^(inc|llc|ltd|limited|plc|llp)\.?$/i.test(text);
const townOf = (place: string) => (isPlaceLike(place) ? place.split(',')[0]!.trim() : place);

function employmentOf({ fields, tokens, isMilitary: isServing }: Umbrella): Employment {
  const { employer = tokens[0]?.text ?? '', city, countryId } = fields;
  return { employer, city, countryId, isMilitary: isServing };
}

const isCivilService = ({ source, body }: Pick<Entry, 'source' | 'body'>) =>
  [...source, ...body].some((line) => !line.isBullet && jobTermsIn(line.text)?.isCivilService);

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
  const isOnBase = !head.rankId && !isNested && namesOnlyBase(tokens);
  const sure = isOnBase ? 0.7 : serviceSureness(head, isNested, draft.defaultServiceId);
  const put = (post: DraftItem<'military_exp'>) => {
    draft.put('military_exp', post, 'military_service_id', head.serviceId, sure);
    draft.put('military_exp', post, 'military_corps_id', head.corpsId, head.isNamed ? 0.88 : 0.75);
    draft.put('military_exp', post, 'military_rank_id', head.rankId, Math.min(sure, 0.88));
    draft.put('military_exp', post, 'component', head.component, 0.85);
    keep(draft, 'military_exp', post, 'role_title', head.role, head.isKnownRole ? 0.86 : 0.6);
    keep(draft, 'military_exp', post, 'unit', head.unit, 0.85);
    keep(draft, 'military_exp', post, 'region', head.region, 0.7);
  };
  put(item);
  for (const other of head.others) draft.leaveText(other);
  addRest(draft, 'military_exp', item, entry);
  addAgain(draft, 'military_exp', entry, put);
}

function serviceSureness(head: MilitaryHead, isNested: boolean, onlyServiceId: number | undefined): number {
  if (head.isNamed || isNested) return 0.92;
  return head.serviceId === onlyServiceId ? 0.82 : 0.7;
}

function addCivilian(
  draft: CvDraft,
  { entry, tokens, isUndated }: TokenisedEntry,
  hints: CvHints,
  { order, placeSlot }: { order: Order; placeSlot: string | undefined },
  employment: Employment | undefined,
): JobFields {
  const own = jobFields(tokens, employment ? 'role' : order, hints, employment !== undefined, placeSlot);
  const fields = employment ? { ...employment, ...own } : own;
  const isClear =
    own.isSure &&
    !isUndated &&
    !employment?.isGuess &&
    (isCivilService(entry) || !isDoubtfulEmployer(fields.employer ?? ''));
  const sure = isClear ? 0.88 : 0.6;
  const put = (item: DraftItem<'civilian_exp'>) => {
    keep(draft, 'civilian_exp', item, 'job_title', fields.title, sure);
    keep(draft, 'civilian_exp', item, 'employer', fields.employer, sure);
    keep(draft, 'civilian_exp', item, 'city', fields.city, 0.82);
    draft.put('civilian_exp', item, 'country_id', fields.countryId, 0.85);
    keep(draft, 'civilian_exp', item, 'employment_type', fields.employmentType, 0.9);
  };
  const item = draft.add('civilian_exp');
  if (!item) {
    leaveEntry(draft, entry);
    return fields;
  }
  draft.readFrom(entry.source);
  put(item);
  for (const other of fields.others) draft.leaveText(other);
  addRest(draft, 'civilian_exp', item, entry);
  addAgain(draft, 'civilian_exp', entry, put);
  return fields;
}

/** A post that somebody held twice is two entries, the second without duties. */
function addAgain<List extends 'military_exp' | 'civilian_exp'>(
  draft: CvDraft,
  list: List,
  { again = [], source }: Entry,
  put: (item: DraftItem<List>) => void,
) {
  draft.readFrom(source);
  for (const period of again) {
    const item = draft.add(list);
    if (!item) return;
    put(item);
    addPeriod(draft, list, item, { ...period, isGuess: true });
  }
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
  { period, vague, aside = [], body, source }: Entry,
) {
  draft.readFrom(source);
  if (period?.start) addPeriod(draft, list, item, period);
  draft.leaveText(vague);
  if (aside.length > 0) {
    draft.readFrom(source.filter(({ text }) => jobTermsIn(text)));
    draft.highlight(list, item, aside.join(' · '));
  }
  for (const line of body) {
    draft.readFrom([line]);
    if (isSubheading(line.text) && !/technolog|tools|environment/i.test(line.text)) draft.leave(line);
    else draft.highlight(list, item, line.text.replaceAll('\t', ' '));
  }
}

function addPeriod<List extends 'military_exp' | 'civilian_exp'>(
  draft: CvDraft,
  list: List,
  item: DraftItem<List>,
  period: Span,
) {
  const { start, end } = period;
  const sure = sureOf(period, 0.95);
  draft.put(list, item, 'start_month', start, sure);
  if (end && end !== 'present') draft.put(list, item, 'end_month', end, sure);
  draft.put(list, item, 'is_current', end === 'present', end ? sure : 0.6);
}

function leaveEntry(draft: CvDraft, { source, body }: Entry): void {
  for (const line of [...source, ...body]) draft.leave(line);
}
