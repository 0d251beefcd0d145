// Whether the grammar around a term asks for what the term means: nobody is "in charge of the quartermaster", and nobody
// "served as a workshop". What does not fit stays as it is written and is asked about.
import type { LexiconKind } from '../lexicon/entries.ts';

export interface Position {
  /** The line up to the term, already in plain words. */
  before: string;
  after: string;
  kind: LexiconKind;
  isPlural: boolean;
  /** Describes the noun that follows: "the QM stores". */
  isModifier: boolean;
}

type Demand = 'person' | 'place' | 'team' | 'thing' | 'work';

const functionWord =
  /^(?:of|in|on|at|to|for|with|by|from|as|but|than|that|which|who|while|when|where|during|across|through|under|over|into|onto|per|via|within|without|between|among|against|before|after|until|since|about|around|plus|also|was|were|is|are|be|been|had|has|have|did|does|do|not|i|we|they|he|she|it)$/i;

const governors: [phrase: RegExp, demand: Demand][] = [
  [/(?<!\p{L})(?:in charge of|responsible for|accountable for|responsibility for)$/iu, 'work'],
  [/(?<!\p{L})(?:ran|running|runs?|directed|directing|established|administered|operat(?:ed|ing))$/iu, 'work'],
  [/(?<!\p{L})(?:set up|stood up|took over|took charge of|closed down)$/iu, 'work'],
  [
    /(?<!\p{L})(?:managed|managing|manages?|headed|headed up|oversaw|supervised|supervising|led|trained|coached)$/iu,
    'team',
  ],
  [
    /(?<!\p{L})(?:drove|driving|drives?|flew|fired|repaired|repairing|serviced|servicing|maintained|maintaining|installed|installing|issued|issuing|built|stocked|accounted for|loaded|unloaded|cleaned|fitted|ordered|wrote|writing|drafted)$/iu,
    'thing',
  ],
  [/(?<!\p{L})(?:in|within|inside|at|throughout)$/iu, 'place'],
  [
    /(?:(?<!\p{L})(?:served|worked|acted|employed|selected|qualified|trained|deployed|appointed|promoted|posted|deputised|deputized|role|job|post|stint|tour|time) as|^as|^was|i was|promoted to|became|acting as)$/iu,
    'person',
  ],
];

const mostWordsBetween = 5;

/** What the nearest verb or preposition before the noun phrase asks for. */
function demandOf(before: string): { demand: Demand | undefined; isIndefinite: boolean; hasNumber: boolean } {
  const words = before.trimEnd().split(/\s+/);
  let [isIndefinite, hasNumber, isJoined] = [false, false, false];
  for (let used = words.length; used > 0 && words.length - used <= mostWordsBetween; used -= 1) {
    const phrase = words.slice(Math.max(0, used - 3), used).join(' ');
    const governor = governors.find(([pattern]) => pattern.test(phrase));
    if (governor) {
      const [, demand] = governor;
      // In "a replenishment at sea and a leader", the place ends before the "and".
      return { demand: isJoined && demand === 'place' ? undefined : demand, isIndefinite, hasNumber };
    }
    const word = words[used - 1]!;
    if (/[.,;:!?)]$/.test(word) || functionWord.test(word)) break;
    if (isJoined) continue;
    if (/^(?:and|or|&)$/i.test(word)) isJoined = true;
    else if (/^an?$/i.test(word)) isIndefinite = true;
    else if (/^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|all)$/i.test(word))
      hasNumber = true;
  }
  return { demand: undefined, isIndefinite, hasNumber };
}

const isPerson = (kind: LexiconKind) => kind === 'person' || kind === 'head';
const isNotPerson = (kind: LexiconKind) =>
  kind === 'thing' || kind === 'unit' || kind === 'mass' || kind === 'plural';

const endsPhrase = /^(?:$|\s*[.,;:)!?]| (?:in|at|for|with|on|of|and|to|from|within|during|under)(?!\p{L}))/u;
const countedBefore =
  /(?<![\p{L}\p{N}.,/£$€:-])(?:[2-9]|[1-9]\d|[1-9]\d\d|[1-9]\d{0,2}(?:,\d{3})+)(?: x)? $/u;

// A plan or a rate belongs to a project, not to a person with the same abbreviation.
const describesNoPerson =
  /^ (?:plans?|rates?|systems?|projects?|programmes?|programs?|returns?|figures?)(?!\p{L})/u;

export function fits({ before, after, kind, isPlural, isModifier }: Position): boolean {
  if (isModifier) return !(isPerson(kind) && describesNoPerson.test(after));
  const { demand, isIndefinite, hasNumber } = demandOf(before);
  const isSinglePerson = isPerson(kind) && !isPlural && !hasNumber;
  if (isSinglePerson && (demand === 'work' || demand === 'place' || demand === 'thing')) return false;
  if (isSinglePerson && demand === 'team' && !isIndefinite) return false;
  if (isPerson(kind) && (demand === 'thing' || demand === 'place')) return false;
  if (demand === 'person' && isNotPerson(kind) && !hasNumber) return !endsPhrase.test(after);
  return !(kind === 'mass' && !isPlural && countedBefore.test(before) && endsPhrase.test(after));
}

const organisation =
  /^ (?:depts?|departments?|stores?|stock|offices?|cells?|shops?|sections?|staff|rooms?|yards?|accounts?|branch|blocks?|teams?|mess|course|duty|duties|role|job|post|appointment|workshops?|wksp|budget|inspections?|stocktake|levels?|grade|rank|position|tour|designate)(?!\p{L})/iu;

/** "QM dept" is a department, where "OC Sqn" is a person. */
export const namesOrganisation = (after: string) => organisation.test(after);
