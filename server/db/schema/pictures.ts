import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from './resumes.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

export const pictures = pgTable(
  'pictures',
  {
    ...tenantKey(),
    // Random: the URL gives access to the picture.
    key: text('key').notNull(),
    type: text('type', { enum: ['image/jpeg', 'image/png'] }).notNull(),
    original: bytea('original').notNull(),
    thumb: bytea('thumb').notNull(),
    printed: bytea('printed').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    created_at: instant('created_at').notNull(),
    // When a replaced picture, which is stored for comparison, is deleted.
    ends_at: instant('ends_at'),
  },
  (table) => [...ownedByTenant(table), uniqueIndex('pictures_key').on(table.tenant_id, table.key)],
);
