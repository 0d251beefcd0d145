import type { CvHints } from '../cvReader.ts';
import {
  cityAndState,
  employmentType,
  isCertainPlace,
  isPlaceLike,
  isTitle,
  orgScore,
  roleScore,
} from './lexicons.ts';
import type { Token } from './tokens.ts';

export interface JobFields {
  title?: string;
  employer?: string;
  city?: string;
  countryId?: number;
  employmentType?: string;
  others: string[];
  isSure: boolean;
}

export type Order = 'role' | 'org';

const isLink = (text: string) => /^(https?:|www\.)|^[\w-]+\.(com|org|net|io|dev|co\.uk)(\/|$)/i.test(text);

interface Unit {
  texts: string[];
  isAside: boolean;
  /** Its line in the head, and its place in that line. */
  slot: string;
}

function toUnits(tokens: Token[]): Unit[] {
  const units = new Map<number, Unit>();
  const counts = new Map<number, number>();
  for (const { unit, text, line, isAside } of tokens) {
    const unitSoFar = units.get(unit);
    if (unitSoFar) {
      unitSoFar.texts.push(text);
      continue;
    }
    const at = counts.get(line) ?? 0;
    counts.set(line, at + 1);
    units.set(unit, { texts: [text], isAside, slot: `${line}:${at}` });
  }
  return [...units.values()];
}

export function learnOrder(entries: Token[][]): Order {
  let role = 0;
  let org = 0;
  for (const tokens of entries) {
    const [first, second] = tokens.filter(({ text }) => !isLink(text) && !isCertainPlace(text));
    if (!first) continue;
    role += roleScore(first.text) - orgScore(first.text) * 0.7;
    if (!second) continue;
    org += roleScore(second.text) - orgScore(second.text) * 0.7;
  }
  return org > role ? 'org' : 'role';
}

/** Where the entries of a section have their places, by those that are known. */
export function learnPlaceSlot(entries: Token[][]): string | undefined {
  const counts = new Map<string, number>();
  for (const { texts, slot } of entries.flatMap(toUnits))
    if (isCertainPlace(texts.join(', '))) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

export function jobFields(
  tokens: Token[],
  order: Order,
  { countryId }: CvHints,
  hasEmployer = false,
  placeSlot?: string,
): JobFields {
  const fields: JobFields = { others: [], isSure: false };
  const units = toUnits(tokens);
  takeCertain(units, fields, countryId);
  let names = units.filter(({ texts }) => texts.length > 0);
  if (names.length > 2) takePlaces(names, fields, placeSlot);
  else takeLastPlace(names, fields);
  names = names.filter(({ texts }) => texts.length > 0);
  const complete = completeUnit(names);
  if (complete) {
    for (const unit of names) if (unit !== complete) fields.others.push(unit.texts.join(', '));
    names = [complete];
  }
  const [only] = names;
  const parts =
    names.length === 1 && only
      ? splitUnit(only.texts, fields, hasEmployer)
      : names.map(({ texts }) => texts.join(', '));
  if (names.length > 1) trimPlaces(names, parts, fields);
  assign(parts, fields, order, hasEmployer);
  if (fields.city) fields.city = fields.city.replace(/\.$/, '');
  return fields;
}

function takeCertain(units: Unit[], fields: JobFields, country: number) {
  const count = units.reduce((sum, { texts }) => sum + texts.length, 0);
  for (const unit of units) {
    unit.texts = unit.texts.filter((text) => {
      if (isLink(text)) fields.others.push(text);
      else if (employmentType.test(text) && count > 1) fields.employmentType = text.replace(/[()]/g, '');
      else if (count > 1 && isCertainPlace(text) && !fields.city) setPlace(fields, text, country);
      else return true;
      return false;
    });
  }
}

// "IT Administrator, Stark Industries" next to words that name neither a role nor an employer.
function completeUnit(units: Unit[]): Unit | undefined {
  const [first, ...rest] = units;
  if (!first || first.texts.length < 2 || rest.length === 0) return undefined;
  const roles = first.texts.filter((text) => roleScore(text) > 0).length;
  const isNamed =
    roles === 1 &&
    !first.texts.every((text) => roleScore(text) > 0 || (isPlaceLike(text) && first.texts.length > 2));
  const isOther = rest.every(({ texts }) =>
    texts.every((text) => roleScore(text) === 0 && orgScore(text) === 0),
  );
  const isLong = rest.some(({ texts }) => texts.join(', ').split(' ').length > 4);
  return isNamed && isOther && isLong ? first : undefined;
}

function setPlace(fields: JobFields, text: string, country: number) {
  fields.city = text.split(',')[0]!.trim();
  if (cityAndState.test(text) && country === 233) fields.countryId = 233;
}

function takePlaces(units: Unit[], fields: JobFields, placeSlot: string | undefined) {
  if (fields.city) return;
  const hasRole = units.some(({ texts }, at) => at !== 1 && roleScore(texts.join(', ')) > 0);
  const candidates = [
    ...units.filter(({ isAside }) => isAside),
    ...units.slice(2).reverse(),
    ...(hasRole ? units.slice(1, 2) : []),
    ...(placeSlot ? units.filter(({ slot }) => slot === placeSlot) : []),
  ];
  const places = candidates.filter(({ texts }) => {
    const text = texts.join(', ');
    return isPlaceLike(text) && !roleScore(text) && !orgScore(text);
  });
  const wordsIn = ({ texts }: Unit) => texts.join(' ').split(' ').length;
  // "Northgate Foods" may be a place; next to "Stevenage" it is not.
  const isUsual = ({ slot }: Unit) => Number(slot === placeSlot);
  const place = places.sort(
    (first, other) => isUsual(other) - isUsual(first) || wordsIn(first) - wordsIn(other),
  )[0];
  if (!place) return;
  fields.city = place.texts[0]!;
  place.texts = [];
}

function takeLastPlace([first, last]: Unit[], fields: JobFields) {
  if (fields.city || !first || !last || first.texts.length !== 2 || last.texts.length !== 1) return;
  const [text = ''] = last.texts;
  const isNamed = first.texts.filter((name) => roleScore(name) > 0).length === 1;
  if (!isNamed || !isPlaceLike(text) || roleScore(text) || orgScore(text)) return;
  fields.city = text;
  last.texts = [];
}

function splitUnit(texts: string[], fields: JobFields, hasEmployer: boolean): string[] {
  if (texts.length >= 3 && !fields.city) {
    const last = texts.at(-1)!;
    if (isPlaceLike(last) && !roleScore(last) && !orgScore(last)) {
      fields.city = last;
      return splitUnit(texts.slice(0, -1), fields, hasEmployer);
    }
  }
  if (texts.length <= 2 || hasEmployer) return hasEmployer ? [texts.join(', ')] : texts;
  const org = texts.findIndex((text) => orgScore(text) > roleScore(text));
  if (org > 0) return [texts.slice(0, org).join(', '), texts.slice(org).join(', ')];
  return [texts[0]!, texts.slice(1).join(', ')];
}

function trimPlaces(units: Unit[], parts: string[], fields: JobFields) {
  for (const [at, { texts }] of units.entries()) {
    if (fields.city || texts.length < 2) continue;
    const last = texts.at(-1)!;
    if (!isPlaceLike(last) || roleScore(last) || orgScore(last) || roleScore(texts.join(' '))) continue;
    fields.city = last;
    parts[at] = texts.slice(0, -1).join(', ');
  }
}

function assign(parts: string[], fields: JobFields, order: Order, hasEmployer: boolean) {
  const score = (part: string) => (isTitle(part) ? 2 : roleScore(part) - orgScore(part));
  const [first, second, ...rest] = parts;
  if (!first) return;
  if (second === undefined) {
    const isOrg =
      !hasEmployer && (orgScore(first) > roleScore(first) || (order === 'org' && !roleScore(first)));
    if (isOrg) fields.employer = first;
    else fields.title = first;
    fields.isSure = score(first) !== 0;
    return;
  }
  if (hasEmployer) {
    fields.title = first;
    fields.others.push(second, ...rest);
    fields.isSure = score(first) > 0;
    return;
  }
  const difference = score(first) - score(second);
  const isRoleFirst = difference === 0 ? order === 'role' : difference > 0;
  [fields.title, fields.employer] = isRoleFirst ? [first, second] : [second, first];
  fields.isSure = difference !== 0;
  for (const part of rest) {
    if (orgScore(part) > orgScore(fields.employer) && !roleScore(part) && fields.isSure === false) {
      fields.others.push(fields.employer);
      fields.employer = part;
    } else fields.others.push(part);
  }
}
