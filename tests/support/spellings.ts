/** Words that the United Kingdom and the United States write differently. */
const spellings = [
  'aluminium aluminum, analyse analyze, armour armor, authorised authorized, behaviour behavior, cancelled canceled',
  'catalogue catalog, centre center, centres centers, colour color, colours colors, counselling counseling',
  'cv resume, cvs resumes, defence defense, favourite favorite, fibre fiber, fibres fibers, fulfil fulfill, grey gray',
  'harbour harbor, holiday vacation, honour honor, labour labor, licence license, licences licenses, litres liters',
  'lorry truck, maths math, metres meters, modelling modeling, neighbours neighbors, organisation organization',
  'organise organize, organised organized, organising organizing, prioritise prioritize, programme program',
  'programmes programs, recognised recognized, skilful skillful, specialise specialize, specialised specialized',
  'summarise summarize, theatre theater, travelling traveling, tyre tire, tyres tires',
  'virtualisation virtualization',
]
  .flatMap((line) => line.split(', '))
  .map((pair) => pair.split(' ') as [british: string, american: string]);

// Good words in both countries, for the same or for something else.
const sharedWords = ['program', 'programs', 'truck', 'resume', 'resumes'];

export const british = spellings.map(([word]) => word);
export const american = spellings.map(([, word]) => word).filter((word) => !sharedWords.includes(word));

export const containing = (texts: string[], words: string[]) => {
  const any = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
  return [...new Set(texts.filter((text) => any.test(text)))];
};
