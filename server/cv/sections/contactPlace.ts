import type { CvHints } from '../cvReader.ts';
import type { CvDraft } from './draft.ts';
import { countryPattern, namesService, orgScore, placeName, roleScore, usStateNames } from './lexicons.ts';

export const ukPostcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/;
const usPlace = /([A-Z][\p{L}' .-]+),\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?(?=$|[\s|,;\t])/u;

const isTownAndCounty = /^\p{Lu}[\p{L}'’ -]+, \p{Lu}\p{L}+( \p{Lu}\p{L}+)?$/u;
const work =
  /\b(management|delivery|logistics|operations|engineering|leadership|security|supply|support|training|planning|sales|finance|marketing|technology|maintenance|transport|health|safety|veterans?|services?)\b/i;

/** "Logistics Manager, Supply Chain" is no place. */
const isHeadline = (part: string) =>
  roleScore(part) > 0 || orgScore(part) > 0 || namesService(part) || work.test(part);

const ukNations = /^(england|scotland|wales|northern ireland)$/i;

function readTownAndState(draft: CvDraft, part: string): boolean {
  const [town = '', state = '', ...more] = part.split(/,\s*/);
  if (!usStateNames.test(state) || more.length > 0 || /\d/.test(town)) return false;
  draft.personal('state', state, 0.9);
  draft.personal('country_id', 233, 0.9);
  return draft.personal('city', town, 0.9);
}

export function readPlace(draft: CvDraft, part: string, { countryId }: CvHints): boolean {
  if (draft.sections.personal_details?.city) return false;
  if (placeName.test(part)) return draft.personal('city', part, 0.85);
  if (countryId === 233 && readTownAndState(draft, part)) return true;
  const us = countryId === 233 ? usPlace.exec(part) : undefined;
  if (us) {
    const city = us[1]!
      .split(/\d\s|,/)
      .at(-1)!
      .trim();
    draft.personal('city', city, part === us[0] ? 0.9 : 0.7);
    draft.personal('state', us[2], 0.92);
    draft.personal('country_id', 233, 0.9);
    if (us.index > 0 || city !== us[1]) draft.leaveText(part);
    return true;
  }
  const abroad =
    /^(?:\d{4,5} )?(\p{Lu}[\p{L}'’ .-]+),\s*(\p{Lu}[\p{L}. ]+)$/u.exec(part) ??
    /^\d{4,5} (\p{Lu}[\p{L}'’ .-]+)()$/u.exec(part);
  if (abroad && (abroad[2] === '' || countryPattern.test(abroad[2]!)) && !ukNations.test(abroad[2]!)) {
    draft.personal('city', abroad[1]!.trim(), 0.8);
    if (!/^(uk|united kingdom|gb|great britain)$/i.test(abroad[2]!)) draft.leaveText(part);
    else draft.personal('country_id', 232, 0.85);
    return true;
  }
  const hasPostcode = ukPostcode.test(part);
  const names = part
    .replace(ukPostcode, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const isNation = ukNations.test(names.at(-1) ?? '');
  const country = /^(uk|united kingdom|gb|great britain)$/i.test(names.at(-1) ?? '');
  if (
    countryId !== 232 ||
    !(hasPostcode || isNation || country || (isTownAndCounty.test(part) && !isHeadline(part)))
  )
    return false;
  if (country) names.pop();
  const state = ukNations.test(names.at(-1) ?? '') ? names.pop() : undefined;
  const streetless = names.filter(
    (name) =>
      !/\d|\b(road|street|lane|avenue|close|drive|way|court|house|flat|crescent|terrace)\b/i.test(name),
  );
  const city = streetless[0];
  if (!city) return false;
  draft.personal('city', city, streetless.length === 1 ? 0.85 : 0.7);
  if (state) draft.personal('state', state, 0.9);
  draft.personal('country_id', 232, 0.85);
  if (hasPostcode || names.length > 1) draft.leaveText(part);
  return true;
}
