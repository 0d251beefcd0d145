import { findPeriod } from '../../formats/writtenDates.ts';
import { cell, labelled, type PrivateKind, sign } from './privateKind.ts';

const othersDetails = 'they are somebody else’s details, and an employer can ask you for them.';

const boss =
  "(?:(?:immediate|current|former|direct|name\\s+of)\\s+)*(?:supervisor|line\\s+manager|reporting\\s+(?:officer|manager))(?:['’]?s)?";
const detail =
  '(?:name|details|contact|information|info|(?:tele)?phone|e-?mail|title|number|no\\b\\.?|and|&|/)';
const supervisor = `${boss}(?:\\s*${detail})*`;
const ofSupervisor = `${boss}(?:\\s*${detail})+:?`;
const afterOtherFact = '(?<=^|[|\\t;•·,.(]\\s*|(?:\\d|\\b(?:yes|no|first|year|hour|month|week))\\s+)';
const reach = '(?:(?:tele)?phone|tel|e-?mail|mobile|cell|contact)(?:\\s+(?:no\\b\\.?|number))?\\s*[:.]';
const further =
  /^(?:(?:tele)?phone|tel|e-?mail|mobile|cell|relationship)(?:\s+(?:no\b\.?|number))?\s*[:.]\s*\S/i;
const untilOtherFact = `[^|\\t;•·]{1,120}?(?:\\s*[|\\t;•·]\\s*${reach}[^|\\t;•·]{3,60})*(?=\\s*(?:[|\\t;•·]|$|,?\\s+(?:hours|hrs|salary|series|pay plan|grade)\\b))`;
const kin =
  "next of kin(?: and emergency contacts?)?|nok|emergency contacts?(?: and next of kin)?|(?:father|mother|spouse|wife|husband|partner|parent|guardian)['’]?s? (?:name|details|phone)|spouse";
const phoneOrAddress = /\d{3}[\s.)-]*\d{3,4}|\S@\S/;
const names = "\\p{Lu}[\\p{L}.'’-]*(?:\\s+\\p{Lu}[\\p{L}.'’-]*){0,4}";
const personName = new RegExp(`^${names}\\s*(?:$|[,(–-])`, 'u');

const isPerson = (value: string) =>
  phoneOrAddress.test(value) ||
  /^(?:n\/?a|self|none|various|available (?:up)?on request)\.?$/i.test(value) ||
  (personName.test(value) && !findPeriod(value));

const mayContact = new RegExp(
  `\\(?\\b(?:(?:okay|ok|permission)\\s+to|(?:may|can)\\s+(?:we|you|i|they))\\s+contact\\b[^:?\\t|]{0,50}${sign}(?:yes|no|y|n|(?:please\\s+)?contact\\s+me\\s+first|not\\s+specified|n/a)\\b\\)?`,
  'gi',
);

export const otherPeople: PrivateKind[] = [
  {
    what: 'your supervisor’s name and number',
    why: othersDetails,
    patterns: [mayContact],
    label: {
      pattern: new RegExp(`${afterOtherFact}${supervisor}${sign}(${untilOtherFact})`, 'giu'),
      isValue: isPerson,
      further,
      above: {
        alone: new RegExp(`^${supervisor}\\s*:$|^${ofSupervisor}$`, 'iu'),
        below: new RegExp(`^(?:${names}|.*\\d{3}[\\s.)-]*\\d{3,4}.*|\\S+@\\S+)$`, 'u'),
      },
    },
    key: /^(supervisor|linemanager|supervisor(s)?(name|phone|email|number)|maycontact(supervisor)?)$/,
  },
  {
    what: 'your next of kin',
    why: 'those are somebody else’s details.',
    label: {
      ...labelled(kin, cell),
      further,
      above: { alone: new RegExp(`^(?:${kin})\\s*:?$`, 'iu'), below: 'block' },
    },
    key: /^(nextofkin|nok|emergencycontacts?|spouse|father(s)?name|mother(s)?name)$/,
  },
];
