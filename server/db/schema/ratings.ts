import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { overallRatings } from '../../../src/machines/ratingWords.ts';
import { applicationId, ofApplication } from './applications.ts';
import { idColumn } from './columns.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

type Schemas = components['schemas'];

/** Hidden from colleagues who have not rated: only `server/applications/ratings` presents them. */
export const applicationRatings = pgTable(
  'application_ratings',
  {
    ...tenantKey(),
    application_id: applicationId(),
    // Null once the person is erased.
    author_id: idColumn('author_id'),
    author: text('author').notNull(),
    overall: text('overall', { enum: overallRatings }).notNull(),
    // With the text of each criterion, so that a job that changes later changes no rating.
    criteria: jsonb('criteria').$type<Schemas['RatedCriterion'][]>().notNull(),
    reason: text('reason'),
    created_at: instant('created_at').notNull(),
    // Null unless it was changed since, when its author could read the others.
    changed_at: instant('changed_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('application_ratings_once').on(table.tenant_id, table.application_id, table.author_id),
    ofApplication('application_ratings', table),
  ],
);
