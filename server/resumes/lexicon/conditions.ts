// Conditions: see server/reference/data/lexicon/README.md.
interface Surroundings {
  line: string;
  at: number;
  end: number;
  isService: boolean;
}

export const sentenceStart = /(?:^|[.!?:;•\n]\s*|^[-–*]\s*)$/;

const escaped = (text: string) => text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');
const expressions = new Map<string, RegExp>();

function expression(source: string, flags: string): RegExp {
  const key = `${flags}/${source}`;
  let cached = expressions.get(key);
  if (!cached) {
    cached = new RegExp(source, flags);
    expressions.set(key, cached);
  }
  return cached;
}

const hasCapital = /\p{Lu}/u;
const flagsFor = (word: string) => (hasCapital.test(word) ? 'u' : 'iu');
const numberBefore =
  /(?:(?<![\p{L}\d.,])\d[\d,.]*|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|hundreds of))(?: ?[x×])? (?:(?:new|other|junior|young|more|serviceable|assigned) )?$/iu;
const headOfLine = /^(?:[,:;]|$| (?:i\/c|IC|in|of|with|on|at|and|by|to|for)(?!\p{L}))/u;

function holds(condition: string, { line, at, end, isService }: Surroundings): boolean {
  const before = line.slice(0, at);
  const after = line.slice(end);
  if (condition === 'service') return isService;
  if (condition === '#') return numberBefore.test(before);
  if (condition === '^') return /^[\s•*–-]*$/.test(before) && headOfLine.test(after);
  if (condition === '^service') return isService && holds('^', { line, at, end, isService });
  if (condition === '>Name') return /^ \p{Lu}/u.test(after);
  if (condition === '>.') return /^(?:$|\s*[.,;:)!?])/.test(after);
  if (condition === '<,') return isService && /, $/.test(before) && headOfLine.test(after);
  const word = condition.replace(/^[<>]/, '');
  if (condition.startsWith('<'))
    return expression(`(?<![\\p{L}\\p{N}])${escaped(word)} ?$`, flagsFor(word)).test(before);
  if (condition.startsWith('>'))
    return expression(`^[ -]?${escaped(word)}(?![\\p{L}\\p{N}])`, flagsFor(word)).test(after);
  if (!line.toLowerCase().includes(word.toLowerCase())) return false;
  // A short word must be a whole word: "me" must not match in "mechanic".
  const isShort = word.length <= 3;
  const ending = isShort ? '(?![\\p{L}\\p{N}])' : '';
  return expression(`(?<![\\p{L}\\p{N}])${escaped(word)}${ending}`, isShort ? 'u' : flagsFor(word)).test(
    line,
  );
}

export const isMeant = (when: string[], not: string[], surroundings: Surroundings) =>
  (when.length === 0 || when.some((condition) => holds(condition, surroundings))) &&
  !not.some((condition) => holds(condition, withoutTerm(surroundings)));

// A term may meet its own condition, but not rule itself out.
function withoutTerm({ line, at, end, isService }: Surroundings): Surroundings {
  const blank = ' '.repeat(end - at);
  return { line: line.slice(0, at) + blank + line.slice(end), at, end, isService };
}

const serviceWords =
  /(?<![\p{L}\p{N}])(?:soldiers?|airm[ae]n|sailors?|marines|submarin(?:es?|ers?)|frigates?|warships?|aircrew|platoons?|battalions?|regiments?|squadrons?|brigades?|barracks|military|infantry|artillery|army|navy|air force|armed forces|sergeants?|corporals?|petty officers?|warrant officers?|recruits|chain of command|airfield|garrison|reservists?|gunnery|sorties?|armou?ry|flightline)(?![\p{L}\p{N}])/iu;
const serviceNames =
  /(?<![\p{L}\p{N}])(?:RAF|HMS|HMNB|USS|USNS|USAF|USMC|USN|NATO|MOD|AFB|RAFs?|Marine|Helmand|Basra|Kandahar|Kabul|Bagram|Bastion|Kuwait|Afghanistan|Iraq|Falklands|Catterick|Sandhurst|Lympstone|Faslane|Devonport|Lossiemouth|Coningsby|Odiham|Brize Norton|Cranwell|Typhoon|Chinook|Apache|Lynx|Tornado|Hawk T|Fort [A-Z]\p{L}+|Camp (?:Lejeune|Pendleton|Bastion|Arifjan|Leatherneck|Humphreys)|Ramstein|Kadena|Norfolk Naval|Bragg|Air National Guard|National Guard|Coast Guard|Op [A-Z]{4,})(?![\p{L}\p{N}])/u;

export const speaksOfService = (line: string) => serviceWords.test(line) || serviceNames.test(line);

const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU'.split(
    ' ',
  ),
);

/** True in "Denver, CO" and "Billings MT 59101". */
export const isInPlaceName = (term: string, before: string, after: string) =>
  states.has(term) && (/\p{Lu}[\p{L}.'’-]*,\s*$/u.test(before) || /^,?\s*\d{5}(?!\d)/.test(after));
