// How many people somebody led, as the lines and titles of a CV say it: “Managed 24 craftsmen”, “led a section of eight”.
import type { PeopleLed } from '../../db/schema/matchFeatures.ts';
import { fold } from '../../formats/fold.ts';

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const numberWords = new Map([
  ...small.map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, 10 * (at + 2)] as const),
  ['dozen', 12] as const,
  ['hundred', 100] as const,
]);

const word = [...numberWords.keys()].join('|');
const number = `(?:\\d{1,4}|(?:${tens.join('|')}) (?:${small.slice(0, 9).join('|')})|(?:${word}))`;

function numberIn(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return text.split(' ').reduce((sum, part) => sum + (numberWords.get(part) ?? 0), 0);
}

const leads =
  '(?:led|leads?|leading|(?:line )?(?:managed|manages?|managing)|supervised|supervises?|supervising|commanded|commands?|commanding|headed|heading|directed|directing|ran|running|oversaw|oversees?|overseeing|coordinated|(?:manager|supervisor|leader|commander|head|supervision|command|leadership|management) of|charge of|responsible for|responsibility for|accountable for)';
const people =
  '(?:people|persons|personnel|staff|soldiers?|sailors?|marines?|airmen|airwomen|aviators?|troops|men|women|ranks|ratings|crafts(?:men|man|people)|technicians?|engineers?|mechanics?|fitters?|drivers?|chefs?|cooks?|medics?|nurses?|clerks?|operators?|instructors?|analysts?|signallers?|sappers?|gunners?|guards?|officers?|j?ncos?|sncos?|cadets|recruits|trainees|apprentices|juniors|subordinates|employees|workers|colleagues|operatives?|specialists?|volunteers|contractors|civilians|(?:direct )?reports|(?:team |crew |service )?members|crew|teammates|service(?:men|women)|trades(?:men|people)|storemen|handlers?|firefighters?|linguists?|electricians?|plumbers?|carpenters?|welders?|paratroopers?|riflemen|guardsmen|divers?|planners?|administrators?)';
// “40 staff records” are no people led.
const notThem =
  '(?! (?:records?|files?|accounts?|pay|payroll|vehicles?|movements?|hours|applications|appraisals|cases|claims|courses|leave|travel|a day|a week|a month|per|daily|weekly))';
const group =
  '(?:team|section|squad|crew|platoon|troop|detachment|shift|unit|group|department|workforce|flight|watch|division|squadron|company|battery|battalion|cell|gang|element|fire ?team|workshop|brigade|patrol|convoy|party)(?:e?s)?';
const about = '(?:(?:up to|about|around|approximately|over|more than|some|a total of|between) )?';
const notTime =
  '(?! (?:days?|weeks?|months?|years?|hours?|vehicles?|sites?|miles?|trucks?|aircraft|projects?))';
const care =
  '(?:welfare|discipline|safety|performance|development|wellbeing|leadership|supervision|command|management|direction|morale|work|daily work)';
const also =
  '(?:,? (?:and )?(?:train(?:ed)?|mentor(?:ed)?|develop(?:ed)?|coach(?:ed)?|motivated?|led|lead|managed?|supervised?|directed|guided?|instructed|assess(?:ed)?|inspired?))*';

const patterns = [
  `\\b${leads}(?: [a-z0-9]+){0,5}? ${group} (?:of|comprising|totalling|made up of) ${about}(${number})\\b${notTime}`,
  `\\b${leads}(?: an?| the| my| our)? (${number}) (?:strong|person|man|woman|people|member|soldier)(?: [a-z]+){0,2}? ${group}\\b`,
  `\\b${leads}${also} (?:(?:the|all|my|our|an?|daily) )?(?:(?:the )?${care}(?:(?: and| the|) ${care})* of )?${about}(${number})(?: [a-z]+){0,3}? ${people}\\b${notThem}`,
  `\\b${leads}(?: [a-z0-9]+){1,6}? and ${about}(${number})(?: [a-z]+){0,2}? ${people}\\b${notThem}`,
  `\\b${group} (?:leader|commander|manager|supervisor|sergeant|ic) (?:of|for|to|with) (?:an? )?(?:${group} of )?(${number})\\b${notTime}`,
  `^${leads}.* with (?:an? |my )?${group} of ${about}(${number})\\b${notTime}`,
  `\\b(${number})(?: [a-z]+){0,2}? ${people} (?:under|in) (?:my |his |her |their )?(?:command|charge|supervision|direction|control)\\b`,
  '\\b(\\d{1,4}) (?:direct reports|subordinates)\\b',
  `^(?:a )?team of (${number})\\b${notTime}`,
].map((source) => new RegExp(source));

/** Usual sizes of units, which differ between services: they show that somebody led, and count as little as they may. */
const usualSizes: [pattern: RegExp, people: number][] = [
  [/\bbattalion\b/, 500],
  [/\b(company|squadron|battery)\b/, 100],
  [/\b(platoon|troop|flight)\b/, 25],
  [/\b(section|squad)\b/, 8],
];
const smallTeam = 4;

const leadsUnit = new RegExp(
  `\\b(?:led|leading|commanded|commanding|headed|supervised|command of|charge of)(?: an?| the| my| our)?(?: [a-z]+){0,3}? (${group})\\b`,
);
const unitTitle =
  /\b(company|squadron|battery|platoon|troop|flight|section|squad|fire ?team|detachment|gun|tank|vehicle|patrol|team|shift|crew) (?:commander|leader|sergeant|ic|supervisor|chief)\b/;
const notTheirs =
  /\b(?:assisted|supported|helped|advised|briefed|member of|part of|served in|worked in|trained with|reported to|driver to|clerk to|assistant to|deputy to)\b/;

const mostPeople = 5000;

function counted(text: string): number {
  const counts = patterns.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match?.[1] ? [numberIn(match[1])] : [];
  });
  return Math.max(0, ...counts.filter((count) => count <= mostPeople));
}

function usual(text: string, isTitle: boolean): number {
  const unit = leadsUnit.exec(text)?.[1] ?? (isTitle ? unitTitle.exec(text)?.[1] : undefined);
  if (!unit || notTheirs.test(text)) return 0;
  return usualSizes.find(([pattern]) => pattern.test(unit))?.[1] ?? smallTeam;
}

type Text = Pick<PeopleLed, 'text' | 'source'> & { isTitle?: boolean };

/** The most people that any of the texts shows; a written number counts before the usual size of a unit. */
export function peopleLedIn(texts: readonly Text[]): PeopleLed | null {
  let best: PeopleLed | null = null;
  for (const { text, source, isTitle = false } of texts) {
    const folded = fold(text.replace(/(\d)[,.](?=\d{3}\b)/g, '$1'));
    const written = counted(folded);
    const led = written > 0 ? written : usual(folded, isTitle);
    const current: PeopleLed = { text, source, people: led, is_usual: written === 0 };
    if (led > 0 && (!best || isBetter(current, best))) best = current;
  }
  return best;
}

const isBetter = (current: PeopleLed, best: PeopleLed) =>
  current.is_usual === best.is_usual ? current.people > best.people : best.is_usual;
