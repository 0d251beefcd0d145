type Verb = [base: string, past: string, gerund: string, noun?: string];

const verbs: Verb[] = [
  ['manage', 'managed', 'managing', 'management'],
  ['lead', 'led', 'leading', 'leadership'],
  ['run', 'ran', 'running', 'running'],
  ['train', 'trained', 'training', 'training'],
  ['supervise', 'supervised', 'supervising', 'supervision'],
  ['maintain', 'maintained', 'maintaining', 'maintenance'],
  ['coordinate', 'coordinated', 'coordinating', 'coordination'],
  ['co-ordinate', 'co-ordinated', 'co-ordinating', 'co-ordination'],
  ['organise', 'organised', 'organising', 'organisation'],
  ['organize', 'organized', 'organizing', 'organization'],
  ['plan', 'planned', 'planning', 'planning'],
  ['deliver', 'delivered', 'delivering', 'delivery'],
  ['develop', 'developed', 'developing', 'development'],
  ['implement', 'implemented', 'implementing', 'implementation'],
  ['administer', 'administered', 'administering', 'administration'],
  ['inspect', 'inspected', 'inspecting', 'inspection'],
  ['install', 'installed', 'installing', 'installation'],
  ['repair', 'repaired', 'repairing', 'repair'],
  ['operate', 'operated', 'operating', 'operation'],
  ['analyse', 'analysed', 'analysing', 'analysis'],
  ['analyze', 'analyzed', 'analyzing'],
  ['prepare', 'prepared', 'preparing', 'preparation'],
  ['produce', 'produced', 'producing', 'production'],
  ['distribute', 'distributed', 'distributing', 'distribution'],
  ['instruct', 'instructed', 'instructing', 'instruction'],
  ['assess', 'assessed', 'assessing', 'assessment'],
  ['evaluate', 'evaluated', 'evaluating', 'evaluation'],
  ['monitor', 'monitored', 'monitoring', 'monitoring'],
  ['control', 'controlled', 'controlling', 'control'],
  ['direct', 'directed', 'directing', 'direction'],
  ['design', 'designed', 'designing', 'design'],
  ['build', 'built', 'building'],
  ['write', 'wrote', 'writing'],
  ['rewrite', 'rewrote', 'rewriting'],
  ['teach', 'taught', 'teaching'],
  ['keep', 'kept', 'keeping'],
  ['make', 'made', 'making'],
  ['ensure', 'ensured', 'ensuring'],
  ['oversee', 'oversaw', 'overseeing', 'oversight'],
  ['mentor', 'mentored', 'mentoring', 'mentoring'],
  ['coach', 'coached', 'coaching', 'coaching'],
  ['support', 'supported', 'supporting', 'support'],
  ['conduct', 'conducted', 'conducting'],
  ['carry out', 'carried out', 'carrying out'],
  ['provide', 'provided', 'providing', 'provision'],
  ['improve', 'improved', 'improving', 'improvement'],
  ['reduce', 'reduced', 'reducing', 'reduction'],
  ['cut', 'cut', 'cutting'],
  ['save', 'saved', 'saving'],
  ['increase', 'increased', 'increasing'],
  ['raise', 'raised', 'raising'],
  ['test', 'tested', 'testing', 'testing'],
  ['order', 'ordered', 'ordering'],
  ['account for', 'accounted for', 'accounting for'],
  ['handle', 'handled', 'handling', 'handling'],
  ['schedule', 'scheduled', 'scheduling', 'scheduling'],
  ['recruit', 'recruited', 'recruiting', 'recruitment'],
  ['investigate', 'investigated', 'investigating', 'investigation'],
  ['report on', 'reported on', 'reporting on'],
  ['set up', 'set up', 'setting up'],
  ['review', 'reviewed', 'reviewing', 'review'],
  ['secure', 'secured', 'securing'],
  ['protect', 'protected', 'protecting', 'protection'],
  ['transport', 'transported', 'transporting', 'transport'],
  ['replace', 'replaced', 'replacing', 'replacement'],
];

const escaped = (text: string) => text.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&');
const longestFirst = (words: string[]) =>
  words.sort((first, second) => second.length - first.length).map(escaped);

export const gerunds = longestFirst(verbs.map(([, , gerund]) => gerund)).join('|');
export const pasts = longestFirst(verbs.map(([, past]) => past)).join('|');
export const nouns = longestFirst(verbs.flatMap(([, , , noun]) => (noun ? [noun] : []))).join('|');

export function finite(word: string, isCurrent: boolean): string {
  const low = word.toLowerCase();
  const verb = verbs.find(([, past, gerund, noun]) => [past, gerund, noun].includes(low));
  return verb ? verb[isCurrent ? 0 : 1] : word;
}

export function gerundOf(past: string): string {
  return verbs.find(([, form]) => form === past.toLowerCase())?.[2] ?? past;
}
