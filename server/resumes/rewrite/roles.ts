// Lines that begin with a role instead of a verb: "Corporal, vehicle mechanic in the workshop, serviced 60 vehicles".
import type { components } from '../../../openapi.gen.d.ts';
import { withArticle } from './articles.ts';
import { isPastVerbAt } from './tagger.ts';
import { finite } from './verbs.ts';

type Mode = components['schemas']['RewriteMode'];

interface Parts {
  role: string;
  action: string;
  rest: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const properStart =
  /^(?:Royal|Army|Navy|Marine|Air Force|RAF|Intelligence Corps|US|UK|British|Parachute|NHS|HR|IT|[A-Z]{2}|[A-Z]-?\d|\d)/;
const lower = (text: string) =>
  properStart.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const charge: Record<Mode, string> = {
  rephrase: 'in charge of',
  shorten: 'managing',
  professional: 'managed',
  enthusiastic: 'took responsibility for',
  persuasive: 'managed',
  ninja: 'managed',
};
const chargeNow: Record<Mode, string> = {
  ...charge,
  professional: 'manage',
  enthusiastic: 'take responsibility for',
  persuasive: 'manage',
  ninja: 'manage',
};

function partsOf(line: string): Parts | null {
  for (const { 0: mark, index } of line.matchAll(/, (?:and )?|: | – /g)) {
    const at = index + mark.length;
    if (isInBrackets(line, index) || !isPastVerbAt(line, at)) continue;
    const role = line.slice(0, index);
    if (hasVerb(role)) return null;
    const [, action = '', rest = ''] = line.slice(at).match(/^(.*?)((?:[.;](?: .*)?)?)$/s) ?? [];
    return { role, action, rest };
  }
  return null;
}

const isInBrackets = (line: string, at: number) =>
  line.slice(0, at).split('(').length > line.slice(0, at).split(')').length;

const hasVerb = (role: string) =>
  /[.;]/.test(role) ||
  [...role.matchAll(/(?<= )\p{Ll}+/gu)].some(
    ({ index, 0: word }) =>
      /ed$/.test(word) &&
      !/(?<=[- ])(?:qualified|armoured|armored|mechanised|mechanized|mounted|protected|guided|based|specialised|related|integrated|unmanned|wheeled|tracked|combined|shared|dedicated|experienced|skilled|licensed|certified|trained|united|airborne-qualified|speed|bed|red)$/.test(
        ` ${word}`,
      ) &&
      isPastVerbAt(role, index),
  );

// "corporal, vehicle mechanic in the workshop" → "a corporal and vehicle mechanic in the workshop"
function named(role: string): string {
  const placed = role.replace(/, (?=(?:Royal|Army|Parachute|Intelligence) \p{L}+ ?\p{L}*$)/u, ' in the ');
  const joined = lower(placed).replace(/^([^,()]+(?: \([^)]*\))?), (?!in charge)(?=[^,]+$)/, '$1 and ');
  const isPost =
    /^(?:commander|commanding|second-in-command|head|officer|supervisor|manager|chief|deputy|platoon commander|senior engineering officer)[^,]* (?:of|in charge)(?!\p{L})/iu.test(
      joined,
    );
  return isPost || /^(?:acting|the|an?|my) /i.test(joined) ? joined : withArticle(joined);
}

function reordered({ role, action, rest }: Parts, mode: Mode): string | null {
  const isFirstPerson = /^I /.test(action);
  if (isFirstPerson) return null;
  // What is counted is no post: "team leader in the workshop, 3 tanks and 12 men, won …".
  const isList = /, \d/.test(role);
  if (isList && mode !== 'shorten' && mode !== 'ninja') return null;
  switch (mode) {
    case 'professional':
      return `As ${named(role)}, ${action}${rest}`;
    case 'persuasive':
      return `${capital(action)}, as ${named(role)}${rest}`;
    case 'ninja':
      return `${capital(action)} (${lower(role).replaceAll(/[()]/g, '').replaceAll('  ', ' ')})${rest}`;
    case 'shorten':
      return `${role}: ${action}${rest}`;
    case 'enthusiastic': {
      const hasMore = / (?:and|&) \p{Ll}+/u.test(action);
      return `Took on the role of ${named(role).replace(/^an? /, '')}${hasMore ? ',' : ' and'} ${action}${rest}`;
    }
    default:
      return null;
  }
}

// "Sergeant in charge of stores for 42 people" has no other verb.
function inCharge(line: string, mode: Mode, isCurrent: boolean): string | null {
  const [, role, what] = line.match(/^([^.;:]{3,120}?),? in charge of ((?!a shift).+)$/s) ?? [];
  if (!role || !what || /\b(?:was|served|acting|acted)\b/i.test(role)) return null;
  if (/;/.test(what) && (mode === 'ninja' || mode === 'persuasive')) return null;
  const verb = (isCurrent ? chargeNow : charge)[mode];
  if (mode === 'rephrase') return null;
  if (mode === 'shorten') return `${role} ${verb} ${what}`;
  if (mode === 'ninja')
    return `${capital(verb)} ${what.replace(/\.$/, '')} (${lower(role).replaceAll(/[()]/g, '')})`;
  if (mode === 'persuasive')
    return `${capital(verb)} ${what.replace(/\.$/, '')}, as ${named(role)}${what.endsWith('.') ? '.' : ''}`;
  return `As ${named(role)}, ${verb} ${what}`;
}

// "Commander of a company of 95, raising pass rates from 61% to 88%."
function resultOf(line: string, mode: Mode, isCurrent: boolean): string | null {
  const [, role, gerund = '', result, stop = ''] =
    line.match(
      /^([^.;:]{3,160}?), (?:and )?(raising|cutting|reducing|increasing|improving|saving|delivering|managing|applying|training) ([^.;]+|.+\d[^;]*?)(\.?)$/s,
    ) ?? [];
  if (!role || !result || (mode !== 'persuasive' && mode !== 'ninja')) return null;
  const verb = capital(finite(gerund, isCurrent));
  const [, means, outcome = '', effect] =
    result.match(/^(.+) (?:and|&) (raising|cutting|reducing|increasing|improving|saving) (.+)$/) ?? [];
  if (means && effect)
    return mode === 'ninja'
      ? `${capital(finite(outcome, isCurrent))} ${effect} by ${gerund} ${means} (${lower(role)})${stop}`
      : `${capital(finite(outcome, isCurrent))} ${effect} by ${gerund} ${means}, as ${named(role)}${stop}`;
  if (/ (?:and|&) \p{Ll}+ing /u.test(result)) return null;
  return mode === 'ninja'
    ? `${verb} ${result} (${lower(role).replaceAll(/[()]/g, '')})${stop}`
    : `${verb} ${result}, as ${named(role)}${stop}`;
}

// "As the training sergeant, I delivered …" and "Served as supervisor of the office, managing …"
function introduced(line: string, isCurrent: boolean): Parts | null {
  const [, asRole, did, rest = ''] = line.match(/^As ((?:the|an?) [^,;.]{3,120}?),? I (.+?)(\.?)$/s) ?? [];
  if (asRole && did) return { role: asRole, action: did, rest };
  const [, role, gerund = '', what, stop = ''] =
    line.match(
      /^(?:Served|Serving|Worked|Working|Acted|Employed) as ((?:the |an? )?[^,;.]{3,120}?),? (?:and )?(\p{Ll}+ing)( [^;]+?)(\.?)$/su,
    ) ?? [];
  const verb = finite(gerund, isCurrent);
  return role && what && verb !== gerund && !hasVerb(role) ? { role, action: verb + what, rest: stop } : null;
}

const occupation =
  /(?:advis[eo]r|instructor|clerk|chef|mechanic|technician|operator|medic|officer|manager|engineer|driver|specialist|leader|supervisor|coordinator|planner|analyst|sergeant|corporal)(?!\p{L})/iu;

export function roleFirstOrLast(
  line: string,
  mode: Mode,
  isCurrent: boolean,
  startsWithRole: boolean,
): string {
  const introduction = introduced(line, isCurrent);
  if (introduction) return mode === 'rephrase' ? line : (reordered(introduction, mode) ?? line);
  const isRole = startsWithRole || (occupation.test(line.split(/[,:;]/)[0] ?? '') && !isPastVerbAt(line, 0));
  if (!isRole || /^(?:As an? |As the |Took on |\p{L}+ing(?!\p{L}))/u.test(line)) return line;
  const parts = partsOf(line);
  const moved = parts
    ? reordered(parts, mode)
    : (inCharge(line, mode, isCurrent) ?? resultOf(line, mode, isCurrent));
  return moved ?? line;
}
