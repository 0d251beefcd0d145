// The extensions that the job search needs: btree_gin for an index on tenant and words, pg_trgm for the similarity of words.
import { types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { safeInteger } from './safeInteger.ts';

/** Pass this to every `PGlite.create`: a folder or dump that was created with the extensions opens only with them. */
export const embedded = {
  extensions: { btree_gin, pg_trgm },
  parsers: { [types.INT8]: safeInteger },
};

export const createExtensions = Object.keys(embedded.extensions).map(
  (name) => `create extension if not exists ${name}`,
);
