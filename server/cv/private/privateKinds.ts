// What a CV never keeps: data that no employer may decide by, numbers of documents, and the details of other people.

import { otherPeople } from './otherPeople.ts';
import {
  aloneOrLabelled,
  cell,
  labelled,
  maybeSign,
  number,
  numbered,
  type PrivateKind,
} from './privateKind.ts';

const date =
  '(?:\\d{1,2}(?:st|nd|rd|th)?[\\s./-]+(?:\\d{1,2}|[a-z]{3,9})[\\s./,-]+\\d{2,4}|[a-z]{3,9}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{4}-\\d{2}-\\d{2})';
const yourDecision = 'whether and when an employer hears of it is your decision.';

const privateKinds: PrivateKind[] = [
  {
    what: 'your date of birth',
    patterns: [
      new RegExp(
        `\\b(?:date\\s+of\\s+birth|d\\.?o\\.?b\\.?|birth\\s?date|born(?:\\s+on)?)${maybeSign}${date}`,
        'gi',
      ),
    ],
    label: aloneOrLabelled('date of birth|d\\.?o\\.?b\\.?|birth ?date', date),
    key: /^(birthdate|dateofbirth|dob|born)$/,
  },
  {
    what: 'your age',
    patterns: [/\b(?:age|aged)\s*[:\-–\t]?\s*\d{2}\b(?:\s+years(?:\s+old)?)?/gi],
    key: /^age$/,
  },
  {
    what: 'your gender',
    patterns: [/\b(?:gender|sex)\s*[:\-–\t]\s*(?:non[- ]binary|female|male|m\b|f\b|[a-z-]+)/gi],
    label: aloneOrLabelled('gender|sex', '(?:fe)?male|non-binary'),
    key: /^(gender|sex)$/,
  },
  {
    what: 'your marital status',
    patterns: [
      /\bmarital\s+status\s*[:\-–\t]?\s*(?:single|married|divorced|widowed|separated|civil partnership|[a-z]+)/gi,
    ],
    key: /^maritalstatus$/,
  },
  {
    what: 'your children',
    label: labelled(
      '(?:number of )?(?:children|depend[ae]nts)',
      '(?:\\d{1,2}|none|no|yes|one|two|three|four|five)\\b',
    ),
    key: /^(children|depend[ae]nts)$/,
  },
  {
    what: 'your service number',
    patterns: [
      /\b(?:(?:service|army|military|regimental|raf|naval|official)\s+(?:no\b\.?|number|num\b|#|id\b)(?:\s+(?:no\b\.?|number))?|dod\s+id(?:\s+number)?|edipi)\s*[:#\-–\t]?\s*[a-z]{0,3}[\s-]?\d[\d\s-]{4,11}[a-z]?\b/gi,
    ],
    label: aloneOrLabelled('(?:service|army|regimental) (?:no\\.?|number)', '[a-z]{0,3}\\d{5,}'),
    key: /^(service(number|no)|edipi|dodid)$/,
  },
  {
    what: 'your National Insurance number',
    patterns: [numbered('national\\s+insurance|ni|nino', '[a-z]{2}\\s?\\d{2}\\s?\\d{2}\\s?\\d{2}\\s?[a-d]')],
    key: /^(ninumber|nino|nationalinsurance(number)?)$/,
  },
  {
    what: 'your National Insurance number',
    patterns: [/\b[a-ceghj-prstw-z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[a-d]\b/gi],
    only: 232,
  },
  {
    what: 'your Social Security number',
    patterns: [
      numbered('ssn|social\\s+security', '[\\dx*]{3}[-\\s]?[\\dx*]{2}[-\\s]?\\d{4}'),
      /\b(?:ssn|social\s+security(?:\s+number)?)\s*\(?\s*last\s+(?:four|4)(?:\s+digits)?\s*\)?\s*[:\-–\t]?\s*\d{4}\b/gi,
    ],
    key: /^(ssn|socialsecurity(number)?)$/,
  },
  { what: 'your Social Security number', patterns: [/\b\d{3}-\d{2}-\d{4}\b/g], only: 233 },
  {
    what: 'your passport number',
    patterns: [numbered('passport', '(?=[a-z]{0,3}\\d{6})[a-z]{0,3}\\d{6,9}')],
    key: /^passport(number|no)?$/,
  },
  ...licences(232, 'your driving licence number'),
  ...licences(233, 'your driver’s license number'),
  {
    what: 'your driving licence number',
    patterns: [/\b[a-z9]{5}\s?\d{6}\s?[a-z9]{2}\d\s?[a-z]{2}\b/gi],
    only: 232,
  },
  {
    what: 'your NHS number',
    patterns: [/\bNHS\s*(?:no\b\.?|number|#)\s*[:\-–\t]?\s*\d{3}[\s-]?\d{3}[\s-]?\d{4}\b/gi],
    key: /^nhsnumber$/,
  },
  {
    what: 'your VA file number',
    patterns: [
      /\bVA\s+(?:file|claims?|case)\s*(?:no\b\.?|number|#|id\b)\s*[:#\-–\t]?\s*c?[\s-]?\d[\d\s-]{5,10}\b/gi,
    ],
    key: /^vafilenumber$/,
  },
  {
    what: 'your visa or residence permit number',
    patterns: [
      new RegExp(
        `\\b(?:alien\\s+registration|green\\s+card|visa|(?:biometric\\s+)?residence\\s+permit|brp|work\\s+permit)\\s*${number}\\s*[:#\\-–\\t]?\\s*[a-z]{0,3}-?\\d{6,10}\\b`,
        'gi',
      ),
    ],
    key: /^(visa|brp|greencard)(number|no)$/,
  },
  {
    what: 'your DBS certificate number',
    patterns: [/\bDBS\s+(?:certificate\s*)?(?:no\b\.?|number|#)\s*[:#\-–\t]?\s*\d{9,12}\b/gi],
    key: /^dbs(certificate)?number$/,
  },
  ...['group', 'type'].map(
    (word, at): PrivateKind => ({
      what: `your blood ${word}`,
      patterns: [
        /\bblood\s+(?:group|type)\s*[:\-–\t]\s*(?:ab|a|b|o)\b\s*(?:rh(?:esus)?\b)?\s*(?:[+−-](?:ve\b)?|positive|negative|pos\b|neg\b)?/gi,
        /(?<=^|[|\t;•,]\s*)blood\s+(?:group|type)\s+(?:ab|a|b|o)\s*(?:rh(?:esus)?\b)?\s*(?:[+−-](?:ve\b)?|positive|negative|pos|neg)?(?=\s*(?:$|[|\t;•,]))/gi,
        /\b(?:AB|A|B|O)\s?(?:\+ve|-ve|Rh\s?[+−-])(?![\p{L}\d])/gu,
      ],
      key: /^blood(group|type)$/,
      only: at === 0 ? 232 : 233,
    }),
  ),
  {
    what: 'your religion',
    label: labelled('religion|religious (?:beliefs?|affiliation|background)|faith|denomination|caste'),
    sentence:
      /\b(?:i am|practi[sc]ing|devout) an? (?:christian|catholic|muslim|jew|jewish|hindu|sikh|buddhist|atheist)\b|\b(?:practi[sc]ing|devout) (?:christian|catholic|muslim|jew|hindu|sikh|buddhist)\b/i,
    key: /^(religion|faith|denomination)$/,
  },
  {
    what: 'your ethnic origin',
    label: labelled('ethnicity|ethnic (?:origin|group|background)|race'),
    key: /^(ethnicity|ethnicorigin|race)$/,
  },
  {
    what: 'your sexual orientation',
    label: labelled('sexual orientation|sexuality'),
    key: /^(sexualorientation|sexuality)$/,
  },
  {
    what: 'your politics',
    label: labelled('political (?:views|opinions?|party|affiliation)'),
    key: /^political(views|party|affiliation)$/,
  },
  {
    what: 'your 10-point preference',
    why: 'it can show a disability. A federal resume has a field for it, if you want to claim it.',
    sentence:
      /\b(?:10|ten)[- ]?(?:point|pt)s?\b.*\bpreference\b|\bpreference\b.*\b(?:10|ten)[- ]?(?:points?|pts?)\b|\bpreference\b.{0,30}\b(?:CPS|CP|XP)\b|\b(?:CPS|CP|XP)\b.{0,12}\bpreference\b/i,
    key: /^veterans?preference$/,
  },
  {
    what: 'what your file says about a disability or your health',
    why: yourDecision,
    label: labelled(
      '(?:any )?(?:disabilit(?:y|ies)(?: status)?|disabled|registered disabled|health(?: status| conditions?| problems)?|medical (?:history|conditions?|category)|va (?:disability )?rating)',
      cell,
    ),
    sentence: new RegExp(
      [
        '^(?:veteran with an? )?(?:va|service[- ]connected)\\s+(?:service[- ]connected\\s+)?disabilit(?:y|ies)\\b(?=\\s*(?:$|[.:;,(–-]|rating))',
        '^(?:\\d{2,3}\\s?% )?(?:service[- ])?disabled veteran\\b(?![- ]owned)',
        '\\b\\d{2,3}\\s?(?:%|percent|per cent)\\s+(?:va\\s+|combined\\s+|permanent(?:ly)?\\s+(?:and\\s+total(?:ly)?\\s+)?|service[- ]connected\\s+)*(?:disab\\w+|rating\\b|p&t)',
        '\\b(?:disability|va)\\s+rating\\s*(?:of|:|is)?\\s*\\d{1,3}\\s?(?:%|percent)',
        '\\bcompensabl[ey]\\b.{0,30}\\b(?:service|disab)',
        "\\bi(?:’m|'m| am) (?:a )?(?:service[- ])?disabled\\b|\\bas a (?:service[- ])?disabled (?:veteran|person)\\b",
        '\\bregistered (?:as )?disabled\\b',
        '\\bschedule a\\b.{0,40}\\b(?:eligib|hiring|appointment|letter|candidate)',
        '\\bi (?:have|live with|suffer(?:ed)? from|was diagnosed with)\\b.{0,40}\\b(?:disabilit(?:y|ies)|dyslexia|ptsd|post[- ]traumatic stress|depression|anxiety|autism|adhd|epilepsy|diabetes|hearing loss|tinnitus|prosthe\\w+)\\b',
        '\\bi am (?:blind|deaf|dyslexic|autistic)\\b',
        '^(?:i was )?medically (?:discharged|retired)\\b|\\bi was medically (?:discharged|retired)\\b',
        '\\b(?:considered|apply(?:ing)?|qualify|eligible)\\b.{0,40}\\bdisability confident\\b',
      ].join('|'),
      'i',
    ),
    key: /^(disabilit(y|ies)|disabilitystatus|disabled|health|medicalhistory|varating)$/,
  },
  ...otherPeople,
];

function licences(only: 232 | 233, what: string): PrivateKind[] {
  return [
    {
      what,
      patterns: [
        numbered(
          "(?:driv(?:ing|er['’]?s?)|cdl)\\s*licen[cs]e|cdl",
          '(?:[a-z]{2}[\\s-]+)?(?=[a-z\\d-]{0,12}\\d{4})[a-z\\d-]{5,18}',
        ),
      ],
      key: /^driv(ing|ers?)licen[cs]e(number|no)$/,
      only,
    },
  ];
}

export const sentenceAbout = ({ what, why }: Pick<PrivateKind, 'what' | 'why'>) =>
  `We left out ${what}: ${why ?? 'employers do not need it to decide.'}`;

/** An unlabelled number is matched only against this country's formats. */
export const privateKindsOf = (countryId: 232 | 233) =>
  privateKinds.filter(({ only }) => only === undefined || only === countryId);
