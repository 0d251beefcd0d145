import { militaryCorpsRows } from '../../reference/interface.ts';
import type { CvHints } from '../cvReader.ts';
import { cityAndState, isCertainPlace, isPlaceLike, namesService, roleScore } from './lexicons.ts';
import { findCorps, findRank, isPlainRank, isTown, rankInBrackets } from './militaryNames.ts';
import type { Token } from './tokens.ts';

export interface MilitaryHead {
  serviceId?: number;
  /** Named in the heading itself, not inferred from the previous job or the text below. */
  isNamed: boolean;
  corpsId?: number;
  rankId?: number;
  component?: 'regular' | 'reserve' | 'guard';
  role?: string;
  isKnownRole: boolean;
  unit?: string;
  region?: string;
  others: string[];
}

export interface MilitaryContext {
  serviceId?: number;
  corpsId?: number;
  defaultServiceId?: number | undefined;
}

const ukArmy =
  "army|royal (corps of )?signals|r signals|royal engineers|royal logistic corps|\\brlc|\\breme|royal electrical and mechanical engineers|royal artillery|adjutant general'?s corps|\\bagc|intelligence corps|army air corps|parachute regiment|\\bpara|the rifles|household cavalry|grenadier guards|coldstream guards|scots guards|irish guards|welsh guards|\\bramc|royal army medical (corps|service)|royal military police|\\brmp|gurkha\\w*|territorial army";

const services: Record<232 | 233, Array<[id: number, pattern: RegExp]>> = {
  232: [
    [102, /\b(royal marines?|rm commando|\d+ commando|rm(?= reserves?\b))\b/i],
    [101, /\b(royal naval?|royal navy|submarine service|fleet air arm|hms|r\.?n\.?(?=$|[\s,)]))\b/i],
    [104, /\b(royal air force|raf|royal auxiliary air force)\b/i],
    [103, new RegExp(`\\b(british army|${ukArmy})\\b`, 'i')],
  ],
  233: [
    [112, /\b(marine corps|usmc|u\.?s\.? marines?)\b/i],
    [116, /\b(coast guard|uscg)\b/i],
    [115, /\b(space force|ussf)\b/i],
    [114, /\b(air force|usaf|air national guard|afb)\b/i],
    [113, /\b(u\.?s\.? navy|united states navy|usn|navy|uss [A-Z]\w+)\b/i],
    [
      111,
      /\b(u\.?s\.? army|united states army|army( national guard| reserves?)?|[12]\d{0,2}(st|nd|rd|th) infantry|airborne division)\b/i,
    ],
  ],
};

const civilianOrg =
  /\b(ltd|limited|plc|llp|inc|llc|gmbh|stores(?=$|,)|council|cadets?|charity|museum|federation|benevolent|(?:salvation|church) army|(?:army|navy) (?:and|&) (?:air force|navy)|(?:army|navy|corps|force|guard) exchange|exchange service|navy (?:federal|mutual)|credit union|insurance|association|legion|aid society|relief society|surplus|naafi|commissary|charities|fund|trust|families federation)\b/i;
const isCivilianJob = /\(?\b(civilian|contractors?|civil servants?|gs-?\d{1,2})\b\)?/i;
/** Soldiers and sailors serve there, but most of the staff are civilians. */
const civilianStaff =
  /\bcorps of engineers\b|\bdepartment of (the |defen[cs]e|war)|\bministry of defence\b|\bmateriel command\b|\bdefen[cs]e (?:equipment|logistics|contract|finance)/i;

const unitWords =
  'regiment|regt|workshop|unit|battalion|bn|battery|bty|squadron|sqn|brigade|bde|division|div|mardiv|wing|company|coy|co|troop|platoon|plt|section|flotilla|fleet|strike group|expeditionary|detachment|det|flight|infantry|cavalry|armou?r|artillery|commando|corps|command|headquarters|hq|marines|rifles|para|rangers?|signals?|task force|task group|garrison staff|depot|training (centre|center|group|wing|regiment)';
const unitPattern = new RegExp(
  `^(${[
    `(the )?(\\d+|[ivx]{1,5}|[a-z])(st|nd|rd|th|d)?\\b.*\\b(${unitWords})\\b.*`,
    `.*\\b\\d+(-\\d+)?(st|nd|rd|th|d)? [\\w ()]*\\b(${unitWords})\\b.*`,
    `[\\w ()-]*\\b(${unitWords})( \\d+\\w*| (one|two|three|four|five|six|seven|eight|nine|ten))?`,
    '\\d+(st|nd|rd|th|d) (mardiv|marines?|airborne|armored|rifles|para|sustainment|logistics)\\b.*',
    '(hms|hmas|uss|usns|rfa|usav|uscgc) .+',
    '(kilo|lima|india|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|weapons|headquarters|support) (co|coy|company|troop|squadron|platoon|battery)\\.?',
    '.*\\b(special forces group|ranger regiment|operations cent(er|re)|school of \\w+)\\b.*',
  ].join('|')})$`,
  'i',
);
const basePattern =
  /^((raf|rnas|hmnb|mod|nas|mcas|camp|fort|ft\.?|(joint|marine corps|naval|air force|coast guard) (air |submarine |logistics |support )?(base|station)) [A-Z].*|.*\b(barracks|air force base|afb|naval base|garrison|air base|ab|lines)\b.*)$/i;

/** Ask: it may be a job of a civilian or of a soldier. */
export const isDoubtfulEmployer = (text: string) => civilianStaff.test(text) && !isCivilianJob.test(text);

/** Cooks and engineers of companies work on a base, too. */
export const namesOnlyBase = (tokens: Token[]) =>
  tokens.some(({ text }) => basePattern.test(text)) &&
  tokens.every(({ text }) => !isServiceName(text) && (basePattern.test(text) || !unitPattern.test(text)));

export function isMilitary(text: string, { countryId }: CvHints): boolean {
  if (civilianOrg.test(text) || isCivilianJob.test(text)) return false;
  const parts = text.split(/,\s+/);
  const hasRank = () => parts.some((part) => ownServices(countryId).some((id) => isPlainRank(id, part)));
  if (civilianStaff.test(text)) return hasRank();
  if (namesService(text)) return true;
  return (
    parts.some(
      (part) =>
        /\d|^(hms|uss) /i.test(part) &&
        unitPattern.test(part) &&
        !(/\b(division|div|wing|company|co|section|corps)$/i.test(part) && !/\d(st|nd|rd|th)\b/i.test(part)),
    ) || hasRank()
  );
}

const ownServices = (country: 232 | 233) => services[country].map(([id]) => id);

export function onlyService(text: string, { countryId }: CvHints): number | undefined {
  const named = services[countryId].filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
  const own = named.length === 2 && named.includes(112) && named.includes(113) ? [112] : named;
  return own.length === 1 ? own[0] : undefined;
}

// Trades that are ranks, too: a rank only next to another role.
const tradeRank =
  /^(craftsman|signaller|gunner|sapper|rifleman|driver|fusilier|guardsman|trooper|specialist|marine|seaman|musician|paratrooper|musketeer)$/i;

interface Parts {
  role: Token[];
  units: string[];
  bases: string[];
  places: string[];
  names: Token[];
}

export function readMilitaryHead(
  tokens: Token[],
  context: string,
  { countryId }: CvHints,
  career: MilitaryContext,
): MilitaryHead {
  const head: MilitaryHead = { isNamed: false, isKnownRole: false, others: [] };
  const whole = tokens.map(({ text }) => text).join(', ');
  const own = services[countryId].find(([, pattern]) => pattern.test(whole));
  const near = services[countryId].find(([, pattern]) => pattern.test(context));
  head.isNamed = own !== undefined;
  const serviceId =
    own?.[0] ?? career.serviceId ?? near?.[0] ?? career.defaultServiceId ?? serviceOfRank(tokens, countryId);
  if (serviceId) {
    head.serviceId = serviceId;
    // The 1st Cavalry Division has soldiers of every branch.
    const named = tokens.filter(({ text }) => !(countryId === 233 && /\d(st|nd|rd|th|d)\b/i.test(text)));
    const corpsId =
      findCorps(serviceId, named.map(({ text }) => text).join(', ')) ?? (own ? undefined : career.corpsId);
    if (corpsId) head.corpsId = corpsId;
    Object.assign(career, { serviceId, corpsId });
  }
  if (/\bnational guard\b/i.test(whole)) head.component = 'guard';
  else if (/\b(reserves?|reservist|territorial army|royal naval reserve|auxiliary)\b/i.test(whole))
    head.component = 'reserve';
  const parts = sortTokens(tokens, head);
  setRole(head, parts);
  setUnit(head, parts);
  return head;
}

const serviceOfRank = (tokens: Token[], countryId: 232 | 233) =>
  ownServices(countryId)
    .reverse()
    .find((id) => tokens.some(({ text }) => isPlainRank(id, text)));

function sortTokens(tokens: Token[], head: MilitaryHead): Parts {
  const parts: Parts = { role: [], units: [], bases: [], places: [], names: [] };
  for (const token of tokens) {
    const { text } = token;
    const rank = head.serviceId && !head.rankId && !isTown(text) ? findRank(head.serviceId, text) : undefined;
    const inner = head.serviceId && !head.rankId ? rankInBrackets(head.serviceId, text) : undefined;
    const isTrade = rank && rank.rest === '' && tradeRank.test(text) && !hasOtherRole(tokens, token);
    if (rank && !isTrade) {
      head.rankId = rank.id;
      if (rank.rest) parts.names.push({ ...token, text: rank.rest });
    } else if (inner) {
      head.rankId = inner.id;
      parts.names.push({ ...token, text: inner.rest });
    } else if (isServiceName(text)) continue;
    else if (basePattern.test(text) && !cityAndState.test(text)) parts.bases.push(text);
    else if (isCertainPlace(text) && !unitPattern.test(text)) parts.places.push(text);
    else if (
      unitPattern.test(text) &&
      !/\b(commander|leader|sergeant|officer|supervisor|chief|manager)\b/i.test(text)
    )
      parts.units.push(text);
    else parts.names.push(token);
  }
  return parts;
}

const hasOtherRole = (tokens: Token[], own: Token) =>
  tokens.some((token) => token !== own && roleScore(token.text) > 0 && !unitPattern.test(token.text));

const isCode = (text: string) => /^(?=.*\d)[0-9A-Z]{3,5}$/.test(text);

function setRole(head: MilitaryHead, parts: Parts) {
  const { names } = parts;
  const byWord = names.findIndex(({ text }) => roleScore(text) > 0 || /\(\w{3,5}\)/.test(text));
  const at = byWord >= 0 ? byWord : names.findIndex(({ text }) => !/\d{4}/.test(text) && !isCode(text));
  const main = names[at];
  if (!main) return;
  const [role, ...codes] = [main.text, ...names.filter(({ text }) => isCode(text)).map(({ text }) => text)];
  const further = names.filter(
    (token) => token !== main && token.unit === main.unit && !isCode(token.text) && names.indexOf(token) > at,
  );
  const isWhole = further.every(
    ({ text }) => (!isPlaceLike(text) && !/^\d/.test(text)) || roleScore(text) > 0 || /["“]/.test(text),
  );
  const joined = [role, ...(isWhole ? further.map(({ text }) => text) : [])].join(', ');
  head.role = codes.length ? `${joined} (${codes.join(', ')})` : joined;
  head.isKnownRole = byWord >= 0;
  parts.names = names.filter(
    (token) => token !== main && !isCode(token.text) && !(isWhole && further.includes(token)),
  );
}

function setUnit(head: MilitaryHead, { units, bases, places, names }: Parts) {
  const [place, ...rest] = [...names].reverse();
  const loosePlace =
    place && places.length === 0 && (units.length > 0 || names.length > 1) && isPlaceLike(place.text)
      ? place.text
      : undefined;
  const loose = loosePlace ? rest.reverse() : names;
  const looseTexts = loose.map(({ text }) => text);
  const named = units.length > 0 ? units : looseTexts.length > 0 ? looseTexts : bases.splice(0, 1);
  if (named.length > 0) head.unit = named.join(', ');
  const region = [...bases, ...places, ...(loosePlace ? [loosePlace] : [])];
  if (region.length > 0) head.region = region.map(withoutZip).join(', ');
  if (units.length > 0) head.others.push(...looseTexts);
}

const withoutZip = (place: string) =>
  place.replace(/(?<=, [A-Z]{2})(?: \d{5}(?:-\d{4})?)?(?:,? (?:United States|USA|US))?$/, '');

export function isServiceName(part: string): boolean {
  const name = part
    .replace(/\s*\([A-Z&]{2,6}\)$/, '')
    .replace(/[()]/g, '')
    .trim()
    .toLowerCase();
  if (
    /^(the )?(british |u\.?s\.? |united states |royal )?(army|navy|air force|marines?|marine corps|coast guard|space force|raf|usmc|usaf|uscg|rn|rm)( (national guard|reserves?|regiment))?( \(?(reserves?|regular)\)?)?$/.test(
      name,
    )
  )
    return true;
  if (/^(regular|reserves?|active duty|army national guard|territorial army)$/.test(name)) return true;
  return militaryCorpsRows().some(({ title, aliases }) =>
    [title, ...aliases].some((other) => other.toLowerCase() === name),
  );
}
