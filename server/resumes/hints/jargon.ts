/**
 * Military terms with plain replacements. A term that also has a civilian meaning counts only with
 * military context in its line; places, codes, names and addresses never count.
 */
export interface JargonMatch {
  at: number;
  from: string;
  to: string;
}

type Context = (before: string, after: string, line: string) => boolean;

interface Jargon {
  pattern: RegExp;
  to: string;
  context?: Context | undefined;
}

// These characters continue a code: S-1, G4/J4, kit.example.org.
export const bounded = (text: string) =>
  `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}][-/.&+@'’])(?:${text})(?![\\p{L}\\p{N}_]|[-/.&+@][\\p{L}\\p{N}])`;

/** Matches capitals only. */
const acronym = (text: string, to: string, context?: Context): Jargon => ({
  pattern: new RegExp(bounded(text), 'gu'),
  to,
  context,
});

/**
 * Matches lower case, or a capital at the start of a sentence or where American English has one; other
 * capitals are names.
 */
const word = (text: string, to: string, context: Context = () => true): Jargon => ({
  pattern: new RegExp(bounded(`${text}|${text.charAt(0).toUpperCase()}${text.slice(1)}`), 'gu'),
  to,
  context,
});

const serviceWords =
  /(?<![\p{L}\p{N}])(?:soldiers?|airm[ae]n|marines|sailors|platoons?|battalions?|regiments?|squadrons?|brigades?|barracks|deployed|deployments?|military|infantry|artillery|army|navy|sergeants?|corporals?|petty officers?|chain of command)(?![\p{L}\p{N}])/iu;
const serviceShort =
  /(?<![\p{L}\p{N}])(?:RAF|USAF|USMC|NCOs?|SNCOs?|JNCOs?|NCOIC|REME|RAMC|2IC|L?Cpl|S?Sgt|WO[12]|Bn|Bde|Sqn|Plt|Op [A-Z]{4,})(?![\p{L}\p{N}])/u;
const isService = (line: string) => serviceWords.test(line) || serviceShort.test(line);

/** Rules out a noun that the term would modify, as in "the CO detector". */
const endsPhrase =
  /^(?:['’]s\b|$|\s*[.,;:)!?–]|\s(?:of|and|for|on|in|to|at|with|during|when|while|who|by|from|across)\b)/;
const unitBefore =
  /(?<![\p{L}\p{N}])(?:brigade|bde|battalion|bn|battery|corps|regimental|regiment|squadron|sqn|platoon|coy)(?:['’]s)? $/iu;
const toSomebody =
  /(?<!\p{L})(?:(?:report(?:ed|ing|s)?|answer(?:ed|ing|able)|deputis(?:ed|ing)|deputiz(?:ed|ing)|assistant|adviser|advisor|adjutant|driver|deputy)(?: directly)? (?:to|for) (?:the|my|our)|(?:brief(?:ed|ing|s)?|advis(?:ed|ing)) (?:the|my|our)|(?:commended|praised|chosen|selected|appointed|tasked|nominated) by (?:the|my|our)) $/iu;
const somebodyOf = /(?<!\p{L})(?:as|acting|appointed|became|was)(?: an?| the)? $/iu;

const person: Context = (before, after, line) =>
  (toSomebody.test(before) && endsPhrase.test(after)) ||
  (somebodyOf.test(before) && /^ (?:of|to) (?:an? |the |my |our )?[\p{L}\p{N}]/u.test(after)) ||
  (unitBefore.test(before) && endsPhrase.test(after)) ||
  (isService(line) && /(?<!\p{L})(?:the|my|our|as|an?) $/iu.test(before) && endsPhrase.test(after));

const inService: Context = (_, __, line) => isService(line);
const unless =
  (other: RegExp, context: Context = () => true): Context =>
  (before, after, line) =>
    !other.test(line) && context(before, after, line);

const staffNoun = /^ (?:shop|clerks?|NCOs?|NCOIC|OIC|staff officer)(?![p{L}p{N}])/;
const staffNounOfUnit = /^ (?:section|cell|branch|sergeant|officer|department)(?![p{L}p{N}])/;
const branch = (digit: number, one: string): Jargon[] => [
  acronym(
    `[GSJ]${digit}`,
    one,
    (_, after, line) => staffNoun.test(after) || (isService(line) && staffNounOfUnit.test(after)),
  ),
  acronym(
    `[GSJ]${digit}`,
    `${one} office`,
    (before, after) => unitBefore.test(before) && endsPhrase.test(after),
  ),
];

const led =
  /(?<!\p{L})(?:led|lead|leading|trained|training|managed|managing|mentored|mentoring|supervised|supervising|commanded|commanding|taught|teaching|instructed|of|\d[\d,]*)(?: (?:junior|young|new|fellow|other|enlisted))? $/iu;
const people: Context = unless(/\b(?:toys?|model|scouts?|guides?|cubs?|game|salvation)\b/i, (before) =>
  led.test(before),
);
const sport =
  /rugby|football|cricket|hockey|netball|club|league|cheer|swim|sport|county|athlet|basketball|baseball|soccer|coach|player/i;
const trade = /incoterm|freight|CIF|price|port\b|export|import|shipping|fob key|key/i;
const care = /patient|physio|rehab|clinic|hospital|therap|surg|scrub|nurs|anaesth|anesth/i;
const stage = /drama|stage|acting|actor|arts|product|music|west end|broadway/i;

const jargon: Jargon[] = [
  acronym('R SIGNALS', 'Royal Corps of Signals'),
  acronym('REME', 'Royal Electrical and Mechanical Engineers'),
  acronym('RLC', 'Royal Logistic Corps', unless(/circuit|filter|network|resonan|impedance/i)),
  acronym('RAMC', 'Royal Army Medical Corps'),
  acronym('AGC', 'Adjutant General’s Corps', unless(/gain|contractor/i, inService)),
  acronym('JNCOs', 'junior supervisors'),
  acronym('JNCO', 'junior supervisor'),
  acronym('SNCOs', 'senior supervisors'),
  acronym('SNCO', 'senior supervisor'),
  acronym('NCOIC', 'supervisor in charge'),
  acronym('NCOs', 'supervisors'),
  acronym('NCO', 'supervisor'),
  acronym('OIC', 'manager in charge', person),
  acronym('2IC|2ic', 'deputy'),
  acronym('XO', 'deputy', person),
  acronym('SQMS', 'stores manager'),
  acronym('RQMS', 'senior stores manager'),
  acronym('QM', 'stores manager', person),
  acronym('SOPs', 'standard procedures'),
  acronym('SOP', 'standard procedure'),
  acronym('AARs', 'reviews after the event', inService),
  acronym('AAR', 'review after the event', inService),
  acronym('SITREPs', 'status reports'),
  acronym('SITREP', 'status report'),
  acronym('OPORDs', 'plans'),
  acronym('OPORD', 'plan'),
  acronym('OPSEC', 'information security'),
  acronym('COMSEC', 'communications security'),
  acronym('CBRN', 'chemical, biological, radiological and nuclear'),
  acronym(
    'EOD',
    'bomb disposal',
    (before, after, line) =>
      /^ (?:teams?|operators?|technicians?|tasks?|units?|squadron|officers?|NCOs?|specialists?|incidents?)(?!\p{L})/u.test(
        after,
      ) &&
      !/(?<!\p{L})(?:by|before|until) $/iu.test(before) &&
      !/business day|close of business/i.test(line),
  ),
  acronym('IEDs', 'improvised explosive devices', unless(/disorder|psych|patient/i)),
  acronym('IED', 'improvised explosive device', unless(/disorder|psych|patient/i)),
  acronym('ISTAR', 'surveillance and reconnaissance'),
  acronym('ISR', 'surveillance and reconnaissance', inService),
  acronym('UAVs', 'drones'),
  acronym('UAV', 'drone'),
  acronym(
    'FOB',
    'remote site',
    unless(
      trade,
      (before, after) => /(?<!\p{L})(?:an?|the|our|this|each) $/iu.test(before) && endsPhrase.test(after),
    ),
  ),
  acronym('CONUS', 'the United States'),
  acronym('TDY', 'temporary assignment'),
  acronym('OJT', 'on-the-job training'),
  acronym(
    'MOS',
    'occupation',
    (before, after) =>
      /(?<!\p{L})(?:my|primary|secondary|military|assigned) $/iu.test(before) && endsPhrase.test(after),
  ),
  acronym(
    'PT',
    'fitness training',
    unless(
      new RegExp(`${care.source}|part[- ]time`, 'i'),
      (before, after) =>
        /(?<!\p{L})(?:led|ran|taught|delivered|organi[sz]ed|planned|unit|squad|platoon|battalion|battery|troop|daily|morning) $/iu.test(
          before,
        ) &&
        (endsPhrase.test(after) || /^ (?:sessions?|programmes?|programs?|tests?|instructors?)\b/.test(after)),
    ),
  ),
  acronym(
    'MT',
    'transport',
    (_, after, line) =>
      /^ (?:fleet|yard|section|sergeant|Sgt|Sergeant|NCO|NCOs|platoon|Pl|Plt|troop|Tp|officer|Officer)(?!\p{L})/u.test(
        after,
      ) &&
      (isService(line) || /^ (?:NCO|Sgt|troop|Tp|platoon|Pl)/.test(after)),
  ),
  acronym('HQ', 'head office', (before, after) => unitBefore.test(before) && endsPhrase.test(after)),
  acronym('OC', 'head of department', person),
  acronym('CO', 'commanding officer', person),
  ...branch(1, 'personnel'),
  ...branch(2, 'intelligence'),
  ...branch(3, 'operations'),
  ...branch(4, 'supply'),
  ...branch(6, 'communications'),
  word('tradesmen', 'technicians', inService),
  word('tradesman', 'technician', inService),
  word('chain of command', 'management'),
  word('subordinates', 'team members'),
  word('platoons', 'teams'),
  word('platoon', 'team'),
  word('squads', 'teams', unless(sport, inService)),
  word('squad', 'team', unless(sport, inService)),
  word('squadrons', 'departments'),
  word('squadron', 'department'),
  word('battalion', 'unit', (_, after) => !/^ chief/i.test(after)),
  word('regiment', 'unit'),
  word('soldiers', 'people', people),
  word('troops', 'people', people),
  word('airmen', 'people', people),
  word('in theatre', 'overseas', unless(new RegExp(`${care.source}|${stage.source}`, 'i'), inService)),
  word('in theater', 'overseas', unless(new RegExp(`${care.source}|${stage.source}`, 'i'), inService)),
  word('recces', 'surveys'),
  word('recce', 'survey'),
  word('comms', 'communications'),
  word('ammo', 'ammunition'),
  word(
    'kit',
    'equipment',
    unless(new RegExp(`${sport.source}|drum|first[- ]aid|tool|car\\b`, 'i'), inService),
  ),
  word('billet', 'post', unless(/steel|alumin|machin|forg|metal|mill/i, inService)),
  word('garrison', 'base'),
];

const plurals = /(?:people)$/;
const startsSentence = (before: string) => /(?:^|[.!?:•\n]\s*|^[-–*]\s*)$/.test(before);
/** "Denver, CO" and "Billings MT 59101". */
export const isPlace = (from: string, before: string, after: string) =>
  /^\p{Lu}{2}$/u.test(from) && (/\p{Lu}[\p{L}.'’-]*,\s*$/u.test(before) || /^,?\s*\d{5}(?!\d)/.test(after));
/** A capital inside a sentence, or before another capital, marks a name: 617 Squadron, Ammo Inc. */
const isName = (from: string, before: string, after: string) =>
  /^\p{Lu}\p{Ll}/u.test(from) &&
  !/^(?:Soldiers|Airmen)$/.test(from) &&
  (!startsSentence(before) || /^ \p{Lu}/u.test(after));

/**
 * Includes the article before a term where it changes. Of two overlapping terms, the one listed first
 * wins.
 */
export function jargonAt(line: string): JargonMatch[] {
  const found: JargonMatch[] = [];
  for (const { pattern, to, context } of jargon) {
    for (const match of line.matchAll(pattern)) {
      const [from] = match;
      const { index: at } = match;
      const [before, after] = [line.slice(0, at), line.slice(at + from.length)];
      const isCovered = found.some((one) => at < one.at + one.from.length && at + from.length > one.at);
      if (isCovered || isPlace(from, before, after) || isName(from, before, after)) continue;
      if (context && !context(before, after, line)) continue;
      found.push(withArticle({ at, from, to }, before));
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

function withArticle({ at, from, to }: JargonMatch, before: string): JargonMatch {
  const [, article] = before.match(/(?<![\p{L}\p{N}])(an?) $/iu) ?? [];
  if (!article || plurals.test(to)) return { at, from, to };
  const needed = /^[aeio]|^un(?!it)/i.test(to) ? 'an' : 'a';
  if (article.toLowerCase() === needed) return { at, from, to };
  const written = /^\p{Lu}/u.test(article) ? `A${needed.slice(1)}` : needed;
  return { at: at - article.length - 1, from: `${article} ${from}`, to: `${written} ${to}` };
}
