import { erasureLogFrom, replayErasures } from '../../server/privacy/erasureLog.ts';
import { placeFrom } from '../../server/start/place.ts';
import { EnvironmentError } from './endings.ts';
import { type Verb, withDatabase } from './verb.ts';

const replay: Verb = {
  name: 'replay-erasures',
  about: 'erases again whom the log of erasures names, as every start does',
  options: {},
  example: '',
  async run(_, io) {
    const log = erasureLogFrom(io.env, placeFrom(io.env).place);
    if (!log) throw new EnvironmentError('There is no log of erasures: set ERASURE_LOG to it.');
    const erased = await withDatabase(io, async (database) =>
      replayErasures(database, log, (await database.check()).now),
    );
    io.out(`Erased again: ${erased}.`);
  },
};

export const erasureVerbs: Verb[] = [replay];
