// Permissions that the law or the site requires before the first day; each is either held or not. A job requires one by naming it
// in its required skills or requirements, unless it says that it can be gained later.
import { fold } from '../../formats/fold.ts';
import type { Locale } from '../../formats/localeOfCountry.ts';

interface Licence {
  /** Used in "No … listed yet", in British spelling. */
  label: string;
  /** Matches folded text of a job; missing where jobs ask for a skill instead. */
  asked?: RegExp;
  held?: RegExp;
  /** Licences that include this one. */
  within?: string[];
}

const licences: Record<string, Licence> = {
  hgvCE: {
    label: 'category C+E licence',
    asked: /\b(c e licence|hgv class 1|lgv class 1|class 1 licence|c e driving licence|cat(egory)? c e)\b/,
    held: /\b(c e|c1e? and ce|hgv class 1|lgv class 1|class 1 (hgv|lgv|licence)|cat(egory)? ?ce|hgv 1)\b/,
  },
  hgvC: {
    label: 'category C licence',
    asked: /\b(hgv class 2|lgv class 2|cat(egory)? c licence|class 2 licence)\b/,
    held: /\b([hl]gv class 2|class 2 licence|[hl]gv c)\b|\b(licence|categor(y|ies)|cats?)( (categor(y|ies)|and|am|a1?|b1?e?|c1e?|d1?e?|e))* c\b|\b(?<!class )c licence\b/,
    within: ['hgvCE'],
  },
  heavyVehicle: {
    label: 'licence for heavy vehicles',
    held: /\b([hl]gv|large goods vehicle|heavy goods vehicle) (driving )?(licence|entitlement)\b|(?<!class c )\b(cdl|commercial drivers? licen[cs]e)\b(?!( class)? c\b)/,
    within: ['hgvC', 'hgvCE', 'cdlA', 'cdlB'],
  },
  c1: {
    label: 'category C1 licence',
    asked: /\bc1 (driving )?licen[cs]e|\bc1 driving\b/,
    held: /\bc1\b|blue light driving/,
    within: ['hgvC', 'hgvCE'],
  },
  pcv: { label: 'category D (PCV) licence', asked: /\b(pcv|cat(egory)? d licence)\b/ },
  driverCpc: { label: 'Driver CPC', asked: /\bdriver cpc\b/ },
  transportCpc: {
    label: 'Transport Manager CPC',
    asked: /\btransport managers? (cpc|certificate)\b|\bmanager cpc\b/,
    held: /\btransport managers? (cpc|certificate)\b|\bmanager cpc\b|\bcpc (in )?transport manage/,
  },
  cdlA: {
    label: 'Class A CDL',
    asked: /\bcdl( class)? a\b|\bclass a (cdl|licen[cs]e)\b|\bcommercial drivers licen[cs]e class a\b/,
  },
  cdlB: {
    label: 'Class B CDL',
    asked: /\bcdl( class)? b\b|\bclass b cdl\b/,
    within: ['cdlA'],
  },
  passenger: {
    label: 'passenger endorsement',
    asked: /\bpassenger endorsement\b|\bcdl with passenger\b/,
    held: /\bpassenger endorsement\b|\bcdl with passenger\b|\bp endorsement\b/,
  },
  partSixtySix: {
    label: 'Part-66 licence',
    asked: /\b(part 66|b1 licen[cs]e|b2 licen[cs]e|licensed aircraft engineer)\b/,
    held: /\b(part 66|easa b[12]|caa b[12]|b1 licen[cs]e|b2 licen[cs]e)\b/,
  },
  airframePowerplant: {
    label: 'FAA A&P licence',
    asked: /\ba p (license|licence|mechanic)|airframe and powerplant\b/,
    held: /\ba p\b|airframe and powerplant/,
  },
  commercialPilot: {
    label: 'commercial pilot’s licence',
    asked: /\b(atpl|cpl|commercial pilots? (licen[cs]e|certificate)|airline transport pilot)\b/,
  },
  airTraffic: {
    label: 'air traffic controller’s licence',
    asked: /\b(student )?air traffic controllers? (licen[cs]e|certificate)\b/,
  },
  wiring: {
    label: '18th Edition wiring qualification',
    asked: /\b18th edition\b|\bwiring regulations\b/,
    held: /\b18th edition|bs ?7671|2382|wiring regulations\b/,
  },
  journeyman: { label: 'journeyman licence', asked: /\bjourneyman( electrician)? licen[cs]e\b/ },
  gasSafe: { label: 'Gas Safe registration', asked: /\bgas safe\b/ },
  sia: { label: 'SIA licence', asked: /\bsia\b/ },
  guardCard: { label: 'guard card', asked: /\bguard (card|license|licence)\b/ },
  hcpc: { label: 'HCPC registration', asked: /\bhcpc\b/ },
  nmc: {
    label: 'NMC registration',
    asked: /\bnmc\b|\bnursing and midwifery council\b/,
    held: /\bnmc\b|\bnursing and midwifery council\b|\bregistered (adult |general |mental health )?nurse\b|\brgn\b/,
  },
  gmc: { label: 'GMC registration', asked: /\bgmc\b/ },
  nurse: {
    label: 'RN licence',
    asked: /\brn licen[cs]e|registered nurse licen[cs]e|nclex\b/,
    held: /\brn( licen[cs]e)?\b|nclex|\bregistered nurse\b/,
  },
  practicalNurse: { label: 'LPN licence', asked: /\blpn\b|\blvn\b/, within: ['nurse'] },
  nationalParamedic: {
    label: 'NRP certification',
    asked: /\bnrp\b|national registry paramedic|paramedic certification/,
  },
  emt: {
    label: 'EMT certification',
    asked: /\bemt( b| basic)?( certification)?\b/,
    held: /\b(n?r?emt|emt ?b|emt basic|national registry emt)\b/,
    within: ['nationalParamedic'],
  },
  cscs: { label: 'CSCS card', asked: /\bcscs\b/ },
  cpcs: { label: 'CPCS card', asked: /\b(cpcs|npors)\b/ },
  nebosh: { label: 'NEBOSH certificate', asked: /\bnebosh\b/ },
  accountant: { label: 'accountancy qualification', asked: /\b(cima|acca|aca|cpa|part qualified)\b/ },
  accountingDegree: { label: 'degree in accounting', asked: /\bdegree in accounting|accounting degree\b/ },
  pmp: { label: 'PMP certification', asked: /\bpmp\b/ },
  teacher: {
    label: 'teaching qualification',
    asked: /\b(qts|qualified teacher status|teaching (license|licence|certificate|credential)|pgce)\b/,
  },
  solicitor: {
    label: 'licence to practise law',
    asked: /\b(bar admission|admitted to the bar|practising certificate|admitted as a solicitor)\b/,
  },
  seafarer: {
    label: 'certificate of competency (STCW)',
    asked: /\b(stcw|certificate of competency|mariner credential|mmc)\b/,
  },
};

/** Words by which a job says that a permission can be gained later. */
export const softened =
  /\b(preferred|desirable|advantage|ideally|willing to|or similar|or equivalent|or the same|working towards|training (is )?given|or the wish|or on the way|or be willing|we will train|can be gained|nice to have|bonus|not essential)\b/;

const names = Object.keys(licences);
const mentions = (text: string, pattern: RegExp) => pattern.test(text);

const american: [british: RegExp, string][] = [
  [/\blicence\b/, 'license'],
  [/\bpractise\b/, 'practice'],
  [/\baccountancy\b/, 'accounting'],
];

export function licenceLabel(licence: string, locale: Locale): string {
  const label = licences[licence]?.label ?? licence;
  if (locale === 'en-GB') return label;
  return american.reduce((text, [british, spelling]) => text.replace(british, spelling), label);
}

export function licencesRequired(required: readonly string[]): string[] {
  const lines = required.map(fold);
  return names.filter((name) => {
    const { asked } = licences[name]!;
    const naming = asked ? lines.filter((line) => mentions(line, asked)) : [];
    return naming.length > 0 && !naming.some((line) => softened.test(line));
  });
}

const refused = /\b(no|not|without|working towards|studying for|plan to)\b/;

/** Whether a text may say that somebody has not done, or does not hold, what it names. */
export const isDenial = (text: string): boolean => refused.test(fold(text));

export function licencesHeld(lines: readonly string[]): { licence: string; line: string }[] {
  return names.flatMap((licence) => {
    const { asked, held = asked } = licences[licence]!;
    const line = held && lines.find((text) => mentions(fold(text), held) && !isDenial(text));
    return line ? [{ licence, line }] : [];
  });
}

export const satisfies = <Held extends { licence: string }>(
  held: readonly Held[],
  licence: string,
): Held | undefined =>
  held.find((own) => own.licence === licence) ??
  held.find((own) => licences[licence]?.within?.includes(own.licence));

// Without forklift trucks and dumpers, and without articulated vehicles, for which category C is not enough.
const heavyDriving =
  /^((heavy|large) (goods )?vehicles?|[hl]gvs?|lorry|lorries|(heavy )?trucks?) (driving|driver|operation)$|^driving (of )?((heavy|large) (goods )?vehicles?|[hl]gvs?|lorries|trucks)$/;

/** The licence whose holders have a skill, such as driving heavy vehicles. */
export const licenceForSkill = (skill: string): string | null =>
  heavyDriving.test(fold(skill)) ? 'heavyVehicle' : null;
