import { groupCode } from '../occupations/interface.ts';

interface PrintedCode {
  code: string;
  /** 0 for the likeliest reading. */
  place: number;
}

// Enlisted of the Army: 88M, skill level 2, then perhaps a skill qualification, two additional skills and a language (68W1O, 11B2P,
// 35P3LXY). Records print the letter O for the level’s zero.
const armyEnlisted = /^(\d\d[A-Z])[0-6][A-Z0-9](?:[A-Z0-9]{2}){0,2}$/;
// Warrant officers of the Army: 920A0, 153AE, 180A0X3.
const armyWarrant = /^(\d{3}[A-Z])[A-Z0-9](?:[A-Z0-9]{2})*$/;
// A prefix says what else somebody in the Air Force is qualified for: T3P051 is an instructor, K11M3A an instructor pilot.
const airForcePrefix = /^[A-Z](\d[A-Z]\d[X\d]\d[A-Z]?|\d\d[A-Z][X\d][A-Z]?)$/;
const airForceSuffix = /^(\d[A-Z]\d[X\d]\d|\d\d[A-Z][X\d])[A-Z]$/;
// A Navy classification behind the rating that holds it: HM-8404, HM L03A.
const classification = /^([A-Z]{2,3})(\d{4}|[A-Z]\d\d[A-Z])$/;
// A pay grade behind a rating of the Navy or Coast Guard: IT2, BMC, HM3.
const payGrade = /^([A-Z]{2,4}?)(C|CS|CM|[1-3]|SN|SA|SR|FN|FA|FR|AN|AA|AR|CN|HN|HA)$/;

function airForceCodes(typed: string): string[] {
  const unprefixed = airForcePrefix.exec(typed)?.[1];
  return [typed, ...(unprefixed ? [unprefixed] : [])].flatMap((code) => {
    const unsuffixed = airForceSuffix.exec(code)?.[1];
    return [code, groupCode('F', code), ...(unsuffixed ? [unsuffixed, groupCode('F', unsuffixed)] : [])];
  });
}

const optional = (code: string | undefined) => (code === undefined ? [] : [code]);

export const compactCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What a code may be once the levels, qualifications and prefixes are cut that records print with it, the likeliest first. */
export function codesPrinted(printed: string): PrintedCode[] {
  const typed = compactCode(printed);
  if (!typed || typed.length > 12) return [];
  const army = (armyEnlisted.exec(typed) ?? armyWarrant.exec(typed))?.[1];
  const [, rating, navy] = classification.exec(typed) ?? [];
  const specialty = groupCode('F', typed);
  const codes = [
    ...airForceCodes(typed),
    ...(specialty === typed ? [] : [specialty.replace(/[A-Z]$/, '')]),
    ...optional(navy),
    ...optional(payGrade.exec(typed)?.[1]),
    ...(/^\d{3}$/.test(typed) ? [`0${typed}`] : []),
  ];
  const others = [...new Set(codes)].map((code, place) => ({ code, place }));
  const distinct = [...others, ...optional(rating).map((code) => ({ code, place: others.length + 2 }))];
  return army ? [{ code: army, place: 0 }, ...distinct] : distinct;
}
