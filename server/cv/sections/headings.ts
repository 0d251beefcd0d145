import { normalForm } from '../../../src/documents/normalForm.ts';
import { wordingsAbroad } from './headingsAbroad.ts';
import type { SectionPart } from './sectionPart.ts';

export type { SectionPart };

const wordings: Array<[SectionPart, RegExp]> = [
  [
    'personal',
    /^(personal (details|information|data)|contact( (details|information|me|info))?|details|profiles|links|find me online|info)$/,
  ],
  [
    'summary',
    /^((personal|professional|career|executive|my|candidate)? ?(profile|summary|statement|objective|overview)|profile summary|summary of (qualifications|experience)|about( me)?|objective|introduction|career (profile|highlights summary)|professional profile)$/,
  ],
  [
    'military',
    /^((military|service|armed forces|naval|army|raf|regimental|operational) (career|experience|history|service|background|record|employment)( history)?|military|military (service|duty) (history|experience)|active duty|uniformed service|service record|operational (tours|deployments)|deployments)$/,
  ],
  [
    'civilian',
    /^((civilian|other|additional|previous|non military|commercial) (career|experience|employment|work|roles)( history| experience)?|civilian (work|employment) (history|experience)|earlier career)$/,
  ],
  [
    'volunteering',
    /^(volunt(eer|ary|eering)( work| experience| service| roles| activities)?|community( (work|service|involvement))?|volunteering (and|&) community)$/,
  ],
  [
    'experience',
    /^((work|professional|relevant|career|employment|key|recent|job|selected)? ?(experience|employment|history|career)( history| summary| experience| and achievements)?|work|work history|career (history|experience|summary and history|to date)|positions held|professional background|employment (record|details)|experience and employment)$/,
  ],
  [
    'training',
    /^((professional|military|other|additional|further|relevant|key|technical)? ?(training|courses|certifications?|certificates|licen[cs]es|development|accreditations)( (and|&) (training|courses|certifications?|certificates|licen[cs]es|development|qualifications|accreditations))*( attended| completed)?|(professional|technical|vocational|military|additional|other) qualifications|continuing professional development|cpd|professional memberships?|qualifications and training)$/,
  ],
  [
    'education',
    /^((formal|academic|higher)? ?education(al)?( background| history| (and|&) (training|qualifications|certifications?|professional development))?|academic (background|qualifications|history|record)|qualifications|education qualifications|schools?|schooling|(academic )?qualifications (and|&) education)$/,
  ],
  [
    'skills',
    /^((key|core|technical|professional|it|transferable|relevant|computer|soft|hard|main|personal|leadership|my|digital)? ?(skills?|competenc(ies|es)|strengths|expertise|abilities|capabilities|proficiencies|technologies)( (and|&) (competenc(ies|es)|strengths|expertise|abilities|attributes|tools|technologies|knowledge|qualities|interests))*( summary| set)?|skill ?set|techs?( stack)?|technical|areas of expertise|core skills and knowledge|tools and technologies|it proficiency)$/,
  ],
  [
    'awards',
    /^((military|key|professional)? ?(awards?|hono(u)?rs|decorations|medals|achievements|commendations|recognition|accomplishments)( (and|&|,) (awards?|hono(u)?rs|decorations|medals|achievements|commendations|recognition))*)$/,
  ],
  [
    'interest',
    /^((personal|other|my|outside)? ?(interests?|hobbies|activities|pastimes|sports)( (and|&) (interests?|hobbies|activities|pastimes|sports?|achievements))*|interests and hobbies|leisure|loves|likes|passions)$/,
  ],
  ['languages', /^((foreign|spoken)? ?languages?( skills| spoken| proficiency)?)$/],
  [
    'security_clearance',
    /^((security|national security|vetting)? ?(clearances?|vetting)( level| status| held)?|security vetting|security)$/,
  ],
  ['references', /^(references?|referees?|references? available( up)?on request)$/],
  [
    'misc',
    /^((additional|other|further|supplementary|general|extra|miscellaneous) (information|details|info|notes|facts)|miscellaneous|driving( licen[cs]e)?|licen[cs]e|availability|selected publications|publications|conference proceedings|journal articles|books|projects?|key projects|personal projects|side projects|open source|governance|patents|memberships?|affiliations|right to work|nationality|notice period|travel|it)$/,
  ],
];

// "W O R K E X P E R I E N C E", where the gaps between words are gone, too.
const squeezed = (all: typeof wordings) =>
  all.map(([part, wording]): [SectionPart, RegExp] => [
    part,
    new RegExp(wording.source.replaceAll(' ', ' ?')),
  ]);
const allWordings = [...wordings, ...wordingsAbroad];
const squeezedWordings = squeezed(allWordings);

export function partOfHeading(text: string): SectionPart | undefined {
  const words = plain(text);
  if (words.length < 2 || words.length > 60) return undefined;
  const isSpaced = /^(?:\S ){4,}\S:?$/.test(text.trim());
  const [all, name] = isSpaced ? [squeezedWordings, words.replaceAll(' ', '')] : [allWordings, words];
  return all.find(([, wording]) => wording.test(name))?.[0];
}

const lastWords: Array<[SectionPart, RegExp]> = [
  [
    'military',
    /^(the )?((british|royal|us|united states|u s) )?(army|navy|marines?|marine corps|air force|raf|coast guard|forces) (career|service|experience|history)$/,
  ],
  ['skills', /^(\w+ ){1,2}skills$/],
  ['training', /^(\w+ ){1,3}(training|courses|certifications|licen[cs]es)$/],
  ['education', /^education and( \w+){1,3}$/],
  ['awards', /^(\w+ ){1,2}(awards|medals|decorations)$/],
  ['experience', /^(\w+ ){1,2}experience$/],
];

/** Less sure than a whole heading: "Simulation Training" may be a job. */
export function partOfLastWord(text: string): SectionPart | undefined {
  const words = plain(text);
  return lastWords.find(([, wording]) => wording.test(words))?.[0];
}

interface InlineHeading {
  part: SectionPart;
  heading: string;
  value: string;
  isLabel: boolean;
}

export function inlineHeading(text: string): InlineHeading | undefined {
  const match = /^([^:\t]{2,40})\s*([:\t])\s*(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, heading = '', mark, value = ''] = match;
  const part = partOfHeading(heading);
  return part ? { part, heading: heading.trim(), value, isLabel: mark === '\t' } : undefined;
}

const chatty: Array<[SectionPart, RegExp]> = [
  ['references', /\b(referees?|references?|speak for me|vouch)\b/],
  ['personal', /\b(contact|reach me|find me|get in touch|say hello|call me|write to me)\b/],
  [
    'interest',
    /\b(not working|outside (of )?work|free time|spare time|off duty|for fun|hobb(y|ies)|interests?|enjoy|day of my life|passions?|when i am not)\b/,
  ],
  ['volunteering', /\b(give back|giving back|volunt\w+|community|helping others|charity)\b/],
  ['languages', /\b(i speak|languages?|tongues)\b/],
  ['security_clearance', /\b(clearance|vetting)\b/],
  [
    'military',
    /\b(i served|in uniform|time in the (army|navy|forces|military|service|raf|corps)|military (career|service|life))\b/,
  ],
  [
    'education',
    /\b(studied|study|stud(y|ies)|learn(ed|t)|education|academic|schools?|schooling|degrees?|university|qualifications?|classroom)\b/,
  ],
  ['training', /\b(certifi\w+|licen[cs]es?|courses?|training|accreditations?|tickets)\b/],
  [
    'skills',
    /\b(good at|skills?|strengths|toolbox|toolkit|tools|expertise|know how|what i (know|bring|can do|offer)|technolog(y|ies)|competenc\w+|software|programming)\b/,
  ],
  ['awards', /\b(proud|awards?|hono(u)?rs?|achievements?|recognition|medals?|decorations)\b/],
  [
    'misc',
    /\b(projects?|publications?|patents?|talks|conferences?|memberships?|philosophy|open source|governance|writing|reading|media|speaking)\b/,
  ],
  [
    'experience',
    /\b(worked|work(ing)?|jobs?|career|employ\w+|experience|been doing|done so far|my path|journey|roles|positions?)\b/,
  ],
  [
    'summary',
    /\b(about me|who i am|hello|introduc\w+|in brief|in short|nutshell|profile|summary|statement|welcome|what i (want|am looking))\b/,
  ],
];

export function chattyPart(text: string): SectionPart | undefined {
  const words = plain(text);
  return chatty.find(([, wording]) => wording.test(words))?.[0];
}

function plain(text: string): string {
  const closed = /^(?:\S ){3,}\S(?: {2,}|\t|$)/.test(`${text}`)
    ? text.replace(/(\S) (?=\S(?: |\t|$))/g, '$1')
    : text;
  return normalForm(closed, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’']/g, '')
    .replace(/[/&+]/g, ' & ')
    .replace(/[^a-z&,]+/g, ' ')
    .trim()
    .replace(/ & /g, ' and ')
    .replace(/ ?, ?/g, ' and ');
}
