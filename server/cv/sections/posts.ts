// Puts a post into the draft, as military or civilian experience.

import type { CvHints } from '../cvReader.ts';
import type { CvDraft, DraftItem } from './draft.ts';
import type { Employment } from './employers.ts';
import { type Entry, type Span, sureOf } from './entries.ts';
import { type JobFields, jobFields, type Order } from './jobFields.ts';
import { jobTermsIn } from './jobTerms.ts';
import {
  isDoubtfulEmployer,
  type MilitaryContext,
  type MilitaryHead,
  namesOnlyBase,
  readMilitaryHead,
} from './military.ts';
import { isSubheading } from './prose.ts';
import type { TokenisedEntry } from './tokens.ts';

export const isCivilService = ({ source, body }: Pick<Entry, 'source' | 'body'>) =>
  [...source, ...body].some((line) => !line.isBullet && jobTermsIn(line.text)?.isCivilService);

export function addMilitary(
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

export function addCivilian(
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

export function keep<
  List extends 'military_exp' | 'civilian_exp',
  Key extends keyof DraftItem<List> & string,
>(
  draft: CvDraft,
  list: List,
  item: DraftItem<List>,
  key: Key,
  value: (DraftItem<List>[Key] & string) | undefined,
  confidence: number,
) {
  if (value && !draft.put(list, item, key, value, confidence)) draft.leaveText(value);
}

export function addRest<List extends 'military_exp' | 'civilian_exp'>(
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
    if (isFormHeading(line.text)) continue;
    draft.readFrom([line]);
    if (isSubheading(line.text) && !/technolog|tools|environment/i.test(line.text)) draft.leave(line);
    else draft.highlight(list, item, line.text.replaceAll('\t', ' '));
  }
}

const isFormHeading = (text: string) => /^duties, accomplishments and related skills:?$/i.test(text);

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

export function leaveEntry(draft: CvDraft, { source, body }: Entry): void {
  for (const line of [...source, ...body]) draft.leave(line);
}
