import { dateOrderOf } from '../../formats/writtenDates.ts';
import type { CvHints } from '../cvReader.ts';
import type { TextLine } from '../files/lines.ts';
import type { CvDraft } from './draft.ts';
import { Employers, type Employment } from './employers.ts';
import { type Entry, toEntries } from './entries.ts';
import { type JobFields, jobFields, learnOrder, learnPlaceSlot } from './jobFields.ts';
import { jobTermsIn } from './jobTerms.ts';
import { type LabelledEntry, labelledEntries } from './labelled.ts';
import { cityAndState, isPlaceLike, orgScore } from './lexicons.ts';
import { isMilitary, isServiceName, type MilitaryContext, readMilitaryHead } from './military.ts';
import { addCivilian, addMilitary, addRest, isCivilService, keep, leaveEntry } from './posts.ts';
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
      !isCivilService(whole) &&
      isMilitary(heads.map(({ text }) => text).join(', '), hints))
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
