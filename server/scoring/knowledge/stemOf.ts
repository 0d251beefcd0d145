import { stemmer } from 'stemmer';

/** An engineer is no engine, although the Porter stemmer says so. */
export const stemOf = (word: string): string => (word.startsWith('engineer') ? 'engineer' : stemmer(word));
