// Enlisted: career field, subdivision, skill level, ladder, shredout (3D1 3 1 A). Officer: the level comes fourth (17D3B).
const enlisted = /^(\d[A-Z]\d)[0-9](\d)([A-Z]?)$/;
const officer = /^(\d\d[A-Z])[0-4]([A-Z]?)$/;
const isAirForce = (service: string) => service === 'F' || service === 'H';

export function groupCode(service: string, code: string): string {
  if (!isAirForce(service)) return code;
  // 3D1 0 0, the manager above several ladders, is a separate code.
  if (/^\d[A-Z]\d00/.test(code)) return code;
  return code.replace(enlisted, '$1X$2$3').replace(officer, '$1X$2');
}

// A journeyman does the work; a craftsman leads it; helpers learn it and superintendents manage several specialties.
const weights: Record<string, number> = { 1: 1, 3: 2, 5: 6, 7: 4, 9: 1, 0: 1 };

export function levelOf(service: string, code: string): number {
  if (!isAirForce(service)) return 1;
  const level = enlisted.test(code) ? code[3]! : officer.test(code) && code[3] === '3' ? '5' : '1';
  return weights[level] ?? 1;
}

const skillWord =
  /\s*[,(]?\s*\b(Helper|Apprentice|Journeyman|Craftsman|Superintendent|Entry|Qualified|Staff)\b\)?/i;

export const plainTitle = (service: string, title: string) =>
  isAirForce(service)
    ? title.replace(skillWord, '').replace(/\s+,/g, ',').replace(/,\s*$/, '').trim()
    : title.replace(/\s+/g, ' ').trim();

export function spellingsOf(service: string, code: string, codes: string[]): string[] {
  const spellings = codes.flatMap((each) => [
    each,
    // Navy Enlisted Classifications of four digits got two more in front in 2018.
    ...(service === 'N' && /^00\d{4}$/.test(each) ? [each.slice(2)] : []),
    ...(service === 'P' && /^\d{3}$/.test(each) ? [`${each}0`] : []),
  ]);
  return [...new Set(spellings)].filter((spelling) => spelling !== code).sort();
}
