import { type Verb, withDatabase } from './verb.ts';

const migrate: Verb = {
  name: 'migrate',
  about: 'brings the database to the schema of this version',
  options: {},
  example: '',
  async run(_, io) {
    const { applied, newer } = await withDatabase(io, async ({ migrations }) => migrations, {
      isKeyless: true,
    });
    if (newer.length > 0) {
      io.out(`The database is newer than this version: it has ${newer.join(', ')}. Nothing was changed.`);
    } else {
      io.out(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database has every migration.');
    }
  },
};

export const migrateVerbs: Verb[] = [migrate];
