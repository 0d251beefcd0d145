/** Recognises service, rank, corps and unit, and leaves uncertain ones out. */
import { militaryCorps } from '../../seed/data/militaryCorps.ts';
import { ukRanks, usRanks } from '../../seed/data/militaryRanks.ts';
import type { CvHints } from '../cvReader.ts';

export interface MilitaryHead {
  serviceId?: number;
  /** Named in the heading itself, not inferred from the previous job or the text below. */
  isNamed: boolean;
  corpsId?: number;
  rankId?: number;
  component?: 'regular' | 'reserve' | 'guard';
  unit?: string;
  region?: string;
  others: string[];
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

const anyService =
  /\b(army|navy|naval|royal marines?|raf|air force|marine corps|usmc|usaf|uscg|coast guard|space force|national guard|armed forces|r signals|royal signals|royal engineers|reme|rlc|hms|uss [A-Z]\w+)\b/i;
const civilianOrg =
  /\b(ltd|limited|plc|llp|inc|llc|gmbh|stores|council|cadets?|charity|museum|federation|benevolent)\b/i;

const unitPattern =
  /^((\d+|[A-Z])(st|nd|rd|th)?\b.*\b(regiment|regt|battalion|bn|squadron|sqn|brigade|bde|division|div|wing|company|coy|troop|battery|bty|infantry|cavalry|commando|para|signals?|group|flotilla|hospital)\b.*|.*\b(\d+(-\d+)?(st|nd|rd|th)? [\w ]*(regiment|battalion|squadron|sqn|brigade|division|wing|infantry|cavalry|ranger|pir))\b.*|hms .+|uss .+|\d+ .*(sqn|regt)\b.*|\d+(st|nd|rd|th)? (airborne|marines|rifles|para)\b.*|.*\b(special forces group|ranger regiment)\b.*)$/i;
const placePattern =
  /^((raf|rnas|hmnb|mod|nas|mcas|camp|fort|ft\.?|joint base|naval (base|station)) [A-Z].*|.*\b(barracks|air force base|afb|naval base|garrison|air base)\b.*)$/i;

type NamedRank = { id: number; name: string; isTitle: boolean };

const ranksOf = new Map<number, NamedRank[]>(
  [...ukRanks, ...usRanks].map(({ service_id, ranks }) => [
    service_id,
    ranks
      .flatMap((rank): NamedRank[] => {
        const [id, title, abbreviation] = rank;
        const aliases = rank.slice(service_id < 110 ? 5 : 6) as string[];
        return [title, abbreviation, ...aliases].map((name) => ({ id, name, isTitle: name === title }));
      })
      .sort((a, b) => b.name.length - a.name.length || Number(b.isTitle) - Number(a.isTitle)),
  ]),
);

export function isMilitary(text: string): boolean {
  return anyService.test(text) && !civilianOrg.test(text);
}

export function readMilitaryHead(
  parts: string[],
  context: string,
  { countryId }: CvHints,
  inherited: { serviceId?: number; corpsId?: number },
): MilitaryHead {
  const head: MilitaryHead = { isNamed: false, others: [] };
  const whole = parts.join(', ');
  const own = services[countryId].find(([, pattern]) => pattern.test(whole));
  const near = services[countryId].find(([, pattern]) => pattern.test(context));
  head.isNamed = own !== undefined;
  head.serviceId = own?.[0] ?? inherited.serviceId ?? near?.[0];
  if (head.serviceId) {
    head.corpsId = findCorps(head.serviceId, whole) ?? (own ? undefined : inherited.corpsId);
  }
  if (/\bnational guard\b/i.test(whole)) head.component = 'guard';
  else if (/\b(reserves?|reservist|territorial army|royal naval reserve|auxiliary)\b/i.test(whole))
    head.component = 'reserve';
  for (const part of parts) {
    const rank = head.serviceId && !head.rankId ? findRank(head.serviceId, part) : undefined;
    const inner = head.serviceId && !head.rankId ? rankInBrackets(head.serviceId, part) : undefined;
    if (rank) {
      head.rankId = rank.id;
      if (rank.rest) head.others.push(rank.rest);
    } else if (inner) {
      head.rankId = inner.id;
      head.others.push(inner.rest);
    } else if (!head.unit && unitPattern.test(part)) head.unit = part;
    else if (!head.region && placePattern.test(part)) head.region = part;
    else if (!isServiceName(part)) head.others.push(part);
  }
  return head;
}

/** The part is only the name of a service or corps. */
function isServiceName(part: string): boolean {
  const name = part.replace(/[()]/g, '').trim().toLowerCase();
  if (
    /^(the )?(british |u\.?s\.? |united states |royal )?(army|navy|air force|marines?|marine corps|coast guard|space force|raf|usmc|usaf|uscg|rn|rm)( (national guard|reserves?|regiment))?( \(?(reserves?|regular)\)?)?$/.test(
      name,
    )
  )
    return true;
  if (/^(regular|reserves?|active duty|army national guard|territorial army)$/.test(name)) return true;
  return militaryCorps.some(({ corps }) =>
    corps.some(([, ...names]) => names.some((one) => one.toLowerCase() === name)),
  );
}

function findCorps(serviceId: number, text: string): number | undefined {
  const corps = militaryCorps.find((group) => group.service_id === serviceId)?.corps ?? [];
  const hit = corps
    .flatMap(([id, ...names]) => names.map((name) => ({ id, name })))
    // Short names such as PO or SC are too ambiguous.
    .filter(
      ({ name }) => name.length > 4 || ['REME', 'RLC', 'AGC', 'RAMC', 'RMP', 'RE', 'AAC'].includes(name),
    )
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) =>
      new RegExp(`(^|[\\s,(])${escaped(name)}($|[\\s,)])`, name.length > 4 ? 'i' : '').test(text),
    );
  return hit?.id;
}

/** A rank must be the whole part or its beginning: "Signaller" inside a sentence is a trade. */
export function findRank(serviceId: number, part: string): { id: number; rest: string } | undefined {
  const text = part.replace(/\b(acting|local|substantive)\b\s*/i, '').trim();
  for (const { id, name } of ranksOf.get(serviceId) ?? []) {
    const flags = name.length > 3 ? 'i' : '';
    const match = new RegExp(
      `^${escaped(name)}\\s*(\\(?(?:[EOW]-?\\d{1,2}|O[RF]-?\\d)\\)?)?(?:$|[\\s]*[-–/,(:]+\\s*|\\s+(?=[A-Z]))(.*)$`,
      flags,
    ).exec(text);
    if (match)
      return {
        id,
        rest: (match[2] ?? '').replace(/\)$/, (close) => (match[2]?.includes('(') ? close : '')).trim(),
      };
  }
  return undefined;
}

/** "Supply Chain Manager (Gunnery Sergeant)". */
export function rankInBrackets(serviceId: number, part: string): { id: number; rest: string } | undefined {
  const match = /^(.+?)\s*\(([^()]+)\)$/.exec(part);
  const rank = match && findRank(serviceId, match[2]!);
  return match && rank && !rank.rest ? { id: rank.id, rest: match[1]! } : undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
