import { actorOf, recordAudit } from '../admin/audit.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Handlers } from '../http/contract/call.ts';
import { compareReleases } from './compareReleases.ts';
import { dataSources } from './dataSources.ts';
import { applyRelease } from './loadRelease.ts';
import type { OccupationHit } from './occupationReference.ts';
import { currentRelease, occupationReference, replaceRelease } from './reference.ts';
import { openArtefact } from './release/artefact.ts';
import { suggestOccupations, systemIn } from './suggestOccupations.ts';

const present = ({ code, title, matchedTitle }: OccupationHit) => ({
  code,
  title,
  matched_title: matchedTitle,
});

export const occupationHandlers = (database: Database) =>
  ({
    searchOccupations: async ({ query, tenant }) => ({
      data: occupationReference()
        .search(query.search, {
          system: systemIn(query.country_id ?? tenant.default_country_id),
          limit: query.limit ?? 10,
        })
        .filter(({ code }) => !code.startsWith('55-'))
        .map(present),
    }),

    suggestOccupations: async ({ body, tenant }) => ({
      data: suggestOccupations({
        title: body.title,
        text: body.text ?? '',
        countryId: body.country_id ?? tenant.default_country_id,
      }).map(present),
    }),

    listDataSources: async () => ({ data: dataSources() }),

    async importReferenceRelease({ form, user, tenant, now, transaction }) {
      const release = openArtefact(form.file.bytes);
      if (form.version !== undefined && form.version !== release.head.version) {
        throw new Problem(
          409,
          'version_conflict',
          'This is not the release that you looked at: look at it again.',
        );
      }
      const change = compareReleases(currentRelease(), release);
      if (form.version === undefined) return { data: { ...change, is_applied: false } };
      await database.asPlatform((tx) => applyRelease(tx, release, form.file.bytes));
      replaceRelease(form.file.bytes);
      const deed = {
        action: 'reference.loaded',
        kind: 'tenant' as const,
        ...{ id: tenant.id, name: tenant.name, details: { version: change.version } },
      };
      await transaction((db) => recordAudit(db, actorOf(user), deed, now));
      return { data: { ...change, is_applied: true } };
    },
  }) satisfies Handlers<
    'searchOccupations' | 'suggestOccupations' | 'listDataSources' | 'importReferenceRelease'
  >;
