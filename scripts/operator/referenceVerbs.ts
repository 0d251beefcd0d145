import { readFileSync, statSync } from 'node:fs';
import { indexingProgress } from '../../server/candidates/indexing.ts';
import type { Database } from '../../server/db/database.ts';
import { compareReleases } from '../../server/military/releases/compareReleases.ts';
import { adoptRelease, applyRelease, storedRelease } from '../../server/military/releases/loadRelease.ts';
import { currentRelease, shippedArtefact } from '../../server/occupations/reference.ts';
import { openArtefact, type Release } from '../../server/occupations/release/artefact.ts';
import { packRelease } from '../../server/occupations/release/packRelease.ts';
import { UsageError } from './endings.ts';
import { type OperatorIo, type Verb, withDatabase } from './verb.ts';

/** A folder of the published sets, a file that is packed already, or the release that the server ships with. */
async function bytesFrom(place: string): Promise<{ bytes: Buffer; isShipped: boolean }> {
  if (place === 'shipped') return { bytes: shippedArtefact(), isShipped: true };
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`${place} is no folder or file.`);
  return { bytes: stats.isDirectory() ? await packRelease(place) : readFileSync(place), isShipped: false };
}

type Change = ReturnType<typeof compareReleases>;

function report({ sets, occupations, roles }: Change, { out }: OperatorIo) {
  for (const { title, release, current_release } of sets) {
    out(
      `${title}: ${release}${current_release === release ? '' : ` (until now ${current_release ?? 'none'})`}`,
    );
  }
  for (const [title, changes] of Object.entries({ Occupations: occupations, 'Military roles': roles })) {
    const { added, changed, removed, examples } = changes;
    out(`${title}: ${added} added, ${changed} changed, ${removed} removed`);
    for (const { change, code, title, before } of examples) {
      out(
        `  ${change} ${[code, title].filter(Boolean).join(' ')}${before && before !== title ? ` (${before})` : ''}`,
      );
    }
    const rest = added + changed + removed - examples.length;
    if (rest > 0) out(`  and ${rest} more`);
  }
}

async function reportProgress(database: Database, { head }: Release, { out }: OperatorIo) {
  // What is outdated depends on the release in memory.
  await database.asPlatform(adoptRelease);
  const { jobs, candidates } = await database.asPlatform(indexingProgress);
  if (currentRelease().head.version !== head.version) return;
  out(
    `Read by it: ${jobs.total - jobs.outdated} of ${jobs.total} jobs, ${candidates.total - candidates.outdated} of ${candidates.total} veterans.`,
  );
}

const loadReference: Verb = {
  name: 'load-reference',
  about: 'shows what a newer release of the occupational data changes, and loads it',
  positional: 'folder',
  options: { apply: { about: 'loads it; without, nothing is changed' } },
  example: 'releases/2027-02 --apply',
  run: async ({ positional, options }, io) => {
    const { bytes, isShipped } = await bytesFrom(positional);
    const next = openArtefact(bytes);
    await withDatabase(io, async (database) => {
      const stored = await database.asPlatform(storedRelease);
      const current = openArtefact(stored?.content ?? shippedArtefact());
      const change = compareReleases(current, next);
      report(change, io);
      if (change.version === change.current_version) {
        io.out('It is in use already.');
        return reportProgress(database, next, io);
      }
      if (!options.apply) return io.out('Nothing is changed. Add --apply to load it.');
      await database.asPlatform((tx) => applyRelease(tx, next, isShipped ? null : bytes));
      io.out(
        'It is loaded. A server takes it into use when it starts, or within ten minutes, and then reads jobs and CVs again. Run this again to see how far it is.',
      );
    });
  },
};

export const referenceVerbs: Verb[] = [loadReference];
