import { stemmer } from 'stemmer';

/** Corrects the Porter stemmer, which reduces “engineer” to “engine”. */
export const stemOf = (word: string): string => (word.startsWith('engineer') ? 'engineer' : stemmer(word));
