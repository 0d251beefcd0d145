import {
  codeTable,
  type LexiconEntry,
  type LexiconKind,
  pluralOf,
  publications,
  termTable,
} from './entries.ts';
import { navalBranches, navalRates } from './navalRates.ts';

export const seriesSource = 'A numbered or named series';

interface Pattern {
  /** Must be global; the caller checks what comes before and after the match. */
  expression: RegExp;
  entryOf: (match: RegExpMatchArray) => LexiconEntry | null;
}

interface Rendering {
  plain: string;
  kind: LexiconKind;
  when?: string[];
  not?: string[];
  keepsOriginal?: boolean;
}

const pattern = (
  source: string,
  where: string,
  rendering: (match: RegExpMatchArray) => Rendering | null,
): Pattern => ({
  expression: new RegExp(source, 'gu'),
  entryOf(match) {
    const result = rendering(match);
    if (!result) return null;
    const { plain, kind, when = [], not = [], keepsOriginal = false } = result;
    return {
      terms: [match[0]],
      plain,
      plural: pluralOf(plain),
      kind,
      when,
      not,
      keepsOriginal,
      where,
      source: seriesSource,
    };
  },
});

const numbered = (source: string, where: string, plain: string, when: string[] = []): Pattern =>
  pattern(`(?:${source})s?`, where, ([text]) =>
    /\ds$/.test(text)
      ? { plain: pluralOf(plain), kind: 'plural', when, keepsOriginal: true }
      : { plain, kind: 'thing', when, keepsOriginal: true },
  );

let tables: Record<'army' | 'marines' | 'airForce' | 'ratings', Map<string, string>> | undefined;
function codeTables() {
  tables ??= {
    army: codeTable('usArmyCodes'),
    marines: codeTable('usMarineCodes'),
    airForce: codeTable('usAirForceCodes'),
    ratings: codeTable('navyRatings'),
  };
  return tables;
}

const subjectOf = (name: string) =>
  publications().find(({ publication }) => publication === name)?.subject ?? '';

const pettyOfficers: Record<string, string> = {
  1: 'petty officer first class',
  2: 'petty officer second class',
  3: 'petty officer third class',
  C: 'chief petty officer',
  CS: 'senior chief petty officer',
  CM: 'master chief petty officer',
};

function ratingOf([, rating = '', grade = '']: RegExpMatchArray): Rendering | null {
  const title = codeTables().ratings.get(rating);
  const officer = pettyOfficers[grade];
  if (!title || !officer) return null;
  const isCommon = /^(?:AS|CS|IS|IT|PS|MA|MC|PA|SO|EM|ME|AC|AT|AM|OS)$/.test(rating) || grade === 'C';
  const [, plainest = title] = title.match(/\((.+)\)$/) ?? [];
  return {
    plain: `${plainest} (${officer})`,
    kind: 'person',
    when: isCommon ? ['service', '^'] : [],
  };
}

function airForceTitle(code: string): string | undefined {
  const { airForce } = codeTables();
  const family = code.replace(/^(\d[A-Z]\d)[0-9X](\d)[A-Z]?$/, '$1X$2');
  return (
    airForce.get(family) ?? airForce.get(`${code.slice(0, 3)}X1`) ?? airForce.get(`${code.slice(0, 3)}X0`)
  );
}

const asPerson = (title: string) =>
  /(?:er|or|ist|man|ic|ian|yst|chief|mate|leader|sergeant|operator|journeyman|officer|instructor|linguist|musician|handler)$/.test(
    title,
  )
    ? title
    : `${title} specialist`;

let operationNames: Map<string, LexiconEntry> | undefined;
function operationNamed(name: string): LexiconEntry | undefined {
  operationNames ??= new Map(
    termTable('namedOperations').flatMap((entry) =>
      entry.terms.map((term): [string, LexiconEntry] => [term.toUpperCase(), entry]),
    ),
  );
  return operationNames.get(name);
}

function operation(match: RegExpMatchArray): Rendering | null {
  const name = (match[2] ?? '').toUpperCase();
  const named = operationNamed(name);
  if (named) return { plain: named.plain, kind: 'mass', keepsOriginal: true };
  return /^\p{Lu}+$/u.test(match[2] ?? '')
    ? { plain: 'military operations', kind: 'mass', keepsOriginal: true }
    : null;
}

const squadronRoles: Record<string, string> = {
  F: 'Fighter',
  B: 'Bomber',
  AC: 'Army Cooperation',
  R: 'Reserve',
};

export const patterns: Pattern[] = [
  pattern(
    '(Op|Ops|OP|Operation|Operations) (\\p{Lu}{4,}(?: \\p{Lu}{4,})*|\\p{Lu}\\p{Ll}{3,}(?: \\p{Lu}\\p{Ll}{3,})?)(?: (?:\\d{1,2}|[XVI]+))?',
    'UK, US',
    operation,
  ),
  pattern(
    '(OEF|OIF|OIR|OND|OFS|HERRICK|TELIC|SHADER|TORAL)()(?: (?:\\d{1,2}|[XVI]+))?',
    'UK, US',
    (match) => {
      const named = operationNamed(match[1] ?? '');
      return named ? { plain: named.plain, kind: 'mass', keepsOriginal: true } : null;
    },
  ),
  pattern('(?:Ex|EX|Exercise) \\p{Lu}{3,}(?: \\p{Lu}{3,})*(?: \\d{1,4})?', 'UK, US', () => ({
    plain: 'military exercise',
    kind: 'thing',
    keepsOriginal: true,
  })),
  pattern('JSP ?(\\d{3,4})', 'UK', ([, number = '']) => ({
    plain: `Ministry of Defence ${subjectOf(`JSP ${number}`)} policy`.replace('  ', ' '),
    kind: 'name',
    keepsOriginal: true,
  })),
  pattern('AR (\\d{2,3}-\\d{1,3}(?:-\\d{1,3})?)', 'US Army', ([, number = '']) => ({
    plain: `Army ${subjectOf(`AR ${number}`)} regulation`.replace('  ', ' '),
    kind: 'thing',
    keepsOriginal: true,
  })),
  numbered('(?:FM|ATP|ADP|TC|ATTP|DA PAM|DA Pam) \\d[\\d.-]*', 'US Army', 'Army manual'),
  numbered('TM \\d[\\d.-]+', 'US Army', 'technical manual'),
  numbered('(?:AFI|AFMAN|DAFI|DAFMAN|AFPD) \\d[\\d-]*', 'US Air Force', 'Air Force instruction'),
  numbered('(?:MCO|NAVMC|MCRP|MCWP) P?\\d[\\dA-Z.-]*', 'US Marine Corps', 'Marine Corps publication'),
  numbered('(?:OPNAVINST|SECNAVINST|COMDTINST|BUPERSINST) M?\\d[\\dA-Z.-]*', 'US Navy', 'Navy instruction'),
  numbered('(?:DA|DD|AF|SF|NAVPERS|NAVMC|OF|CG) Forms? \\d[\\dA-Z/-]*', 'US', 'government form'),
  numbered('(?:DA|DD)[- ]\\d{2,4}(?:-[A-Z\\d])?', 'US', 'defense form', ['service', '<a', '<the', '#']),
  numbered('FMT ?\\d{3,4}', 'UK', 'military driving record'),
  numbered('(?:FMed|F Med|MOD Form|MOD F|RAF Form|AFB|AFG|AF [A-Z]) ?\\d{1,5}[A-Z]?', 'UK', 'defence form'),
  numbered('(?:BR|BRd) \\d{2,4}(?:\\(\\d+\\))?', 'UK Navy', 'Royal Navy manual', ['service']),
  numbered('(?:AP|DAP) \\d{3}[A-Z]?-?\\d*', 'UK Air Force', 'RAF technical publication', ['service']),
  numbered('AESPs?(?: \\d[\\dA-Z-]*)?', 'UK Army', 'equipment manual'),
  numbered('MATT ?\\d', 'UK Army', 'mandatory annual training'),
  pattern('(?:AN/)?(?:PRC|VRC|PSC|URC|GRC)-\\d{2,3}[A-Z]?(?:\\(V\\)\\d?)?', 'US', () => ({
    plain: 'tactical radio',
    kind: 'thing',
  })),
  pattern('(?:AN/)?(?:TPQ|MPQ|TPS|SPS|SPY|APG|APS|FPS)-\\d{1,3}[A-Z]?(?:\\(V\\)\\d?)?', 'US', () => ({
    plain: 'military radar',
    kind: 'thing',
  })),
  pattern('AN/[A-Z]{3}-\\d{1,3}[A-Z]?(?:\\(V\\)\\d?)?', 'US', () => ({
    plain: 'military electronic system',
    kind: 'thing',
  })),
  pattern('(\\d{1,4}) ?\\(([A-Z]{1,3})\\) (?:Sqn|SQN|Squadron)', 'UK Air Force', ([, number, role = '']) => ({
    plain: `${number} ${squadronRoles[role] ? `(${squadronRoles[role]}) ` : ''}Squadron`,
    kind: 'name',
  })),
  pattern('(?:MOS )?(\\d{2}[A-Z])(?:[0-5]\\d?)?(?:[A-Z]\\d?)?', 'US Army', ([, code = '']) => {
    const title = codeTables().army.get(code);
    return title
      ? {
          plain: asPerson(title),
          kind: 'person',
          when: ['service', '^', '>NCO', '>NCOIC', '<MOS', '<as a', '<as an', '<An', '<A'],
          not: ['GB', 'seat', 'Gate', 'Room', 'bus', 'Unit'],
        }
      : null;
  }),
  pattern('(?:MOS )?(\\d{4})', 'US Marine Corps', ([text = '', code = '']) => {
    const title = codeTables().marines.get(code);
    const isYear = /^(?:19[4-9]\d|20[0-4]\d)$/.test(code) && !text.startsWith('MOS');
    if (!title || isYear) return null;
    // Four digits are a count more often than a code.
    return text.startsWith('MOS')
      ? { plain: asPerson(title), kind: 'person', when: ['^', '<,', '>.', 'service'] }
      : {
          plain: asPerson(title),
          kind: 'person',
          when: [
            '^service',
            '<,',
            '<MOS',
            '<then',
            '>then',
            '>chief',
            '>NCO',
            '>NCOIC',
            '>Marine',
            '>supply chief',
          ],
          not: ['>of'],
        };
  }),
  pattern('(?:AFSC )?(\\d[A-Z]\\d(?:[0-9X]\\d)?[A-Z]?)', 'US Air Force', ([text = '', code = '']) => {
    const title = airForceTitle(code);
    if (!title) return null;
    const isPlain = code.length === 3;
    return {
      plain: asPerson(title),
      kind: 'person',
      when: isPlain && !text.startsWith('AFSC') ? ['service', '^'] : [],
    };
  }),
  pattern('([A-Z]{2,3}?)(1|2|3|CS|CM|C)(?:\\([A-Z/]+\\))?', 'US Navy', ratingOf),
  pattern(
    '(AB1?|LH|LS|PO|CPO|WO1?) ?\\(([A-Z][A-Za-z/]{0,5})\\)',
    'UK Navy',
    ([, rate = '', branch = '']) => ({
      plain: `${navalRates[rate.replace('1', '')]} (${navalBranches[branch] ?? branch})`,
      kind: 'person',
    }),
  ),
];
