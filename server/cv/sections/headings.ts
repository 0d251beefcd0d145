/** Section headings in British and American wording. */

export type Part =
  | 'personal'
  | 'summary'
  | 'experience'
  | 'military'
  | 'civilian'
  | 'education'
  | 'training'
  | 'skills'
  | 'awards'
  | 'interest'
  | 'volunteering'
  | 'languages'
  | 'security_clearance'
  | 'references'
  | 'misc';

const wordings: Array<[Part, RegExp]> = [
  ['personal', /^(personal (details|information|data)|contact( (details|information|me|info))?|details)$/],
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
    /^((key|core|technical|professional|it|transferable|relevant|computer|soft|hard|main|personal|leadership|my|digital)? ?(skills?|competenc(ies|es)|strengths|expertise|abilities|capabilities|proficiencies|technologies)( (and|&) (competenc(ies|es)|strengths|expertise|abilities|attributes|tools|technologies|knowledge|qualities|interests))*( summary| set)?|skill ?set|areas of expertise|core skills and knowledge|tools and technologies|it proficiency)$/,
  ],
  [
    'awards',
    /^((military|key|professional)? ?(awards?|hono(u)?rs|decorations|medals|achievements|commendations|recognition|accomplishments)( (and|&|,) (awards?|hono(u)?rs|decorations|medals|achievements|commendations|recognition))*)$/,
  ],
  [
    'interest',
    /^((personal|other|my|outside)? ?(interests?|hobbies|activities|pastimes|sports)( (and|&) (interests?|hobbies|activities|pastimes|sports?|achievements))*|interests and hobbies|leisure)$/,
  ],
  ['languages', /^((foreign|spoken)? ?languages?( skills| spoken| proficiency)?)$/],
  [
    'security_clearance',
    /^((security|national security|vetting)? ?(clearances?|vetting)( level| status| held)?|security vetting|security)$/,
  ],
  ['references', /^(references?|referees?|references? available( up)?on request)$/],
  [
    'misc',
    /^((additional|other|further|supplementary|general|extra|miscellaneous) (information|details|info|notes|facts)|miscellaneous|driving( licen[cs]e)?|licen[cs]e|availability|publications|projects?|key projects|patents|memberships?|affiliations|right to work|nationality|notice period|travel|it)$/,
  ],
];

export function partOfHeading(text: string): Part | undefined {
  const words = plain(text);
  if (words.length < 2 || words.length > 60) return undefined;
  return wordings.find(([, wording]) => wording.test(words))?.[0];
}

/** `Languages: French, German` is a heading and its content in one line. */
export function inlineHeading(text: string): { part: Part; heading: string; value: string } | undefined {
  const match = /^([^:\t]{2,40})\s*[:\t]\s*(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, heading = '', value = ''] = match;
  const part = partOfHeading(heading);
  return part ? { part, heading: heading.trim(), value } : undefined;
}

function plain(text: string): string {
  // Letter-spaced headings: E X P E R I E N C E.
  const closed = /^(?:\S ){3,}\S(?: {2,}|\t|$)/.test(`${text}`)
    ? text.replace(/(\S) (?=\S(?: |\t|$))/g, '$1')
    : text;
  return closed
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[/&+]/g, ' & ')
    .replace(/[^a-z&,]+/g, ' ')
    .trim()
    .replace(/ & /g, ' and ')
    .replace(/ ?, ?/g, ' and ');
}
