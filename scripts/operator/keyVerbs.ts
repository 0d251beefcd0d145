import { keySourceFrom, rotateKeys } from '../../server/crypto/keys.ts';
import type { Verb } from './verb.ts';

const rotate: Verb = {
  name: 'rotate-keys',
  about: 'adds a key; what the old ones closed can still be opened',
  options: {},
  example: '',
  async run(_, io) {
    const source = keySourceFrom(io.env);
    const { version, line } = rotateKeys(source);
    if (line) {
      io.out(`Add this to SECRET_KEYS, after a comma, and start every process again:\n${line}`);
      return;
    }
    io.out(
      `Key ${version} is in ${source.file}. Running processes close with it within ten seconds; copy the file to every machine.`,
    );
  },
};

export const keyVerbs: Verb[] = [rotate];
