const american: Record<string, string> = {
  authorised: 'authorized',
  carers: 'caregivers',
  centre: 'center',
  cv: 'resume',
  'driving licence': 'driver’s license',
  fibre: 'fiber',
  flats: 'apartments',
  'hill walking': 'hiking',
  holiday: 'vacation',
  kilometres: 'kilometers',
  licence: 'license',
  licences: 'licenses',
  'lorry and truck': 'truck',
  maths: 'math',
  metres: 'meters',
  neighbours: 'neighbors',
  organised: 'organized',
  programme: 'program',
  recognised: 'recognized',
  'storage and post': 'storage and mail',
  virtualisation: 'virtualization',
};
const words = Object.keys(american).sort((first, second) => second.length - first.length);
const british = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');

const asIn = (text: string, at: number, word: string) =>
  at === 0 && /^[A-Z]/.test(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

export const spelledIn = (country: 232 | 233, text: string): string =>
  country === 232
    ? text
    : text.replace(british, (word, at: number) => asIn(text, at, american[word.toLowerCase()] ?? word));
