// Ids are 64 bits wide in the database and numbers in the code; the drivers refuse what a number cannot hold exactly.
import { bigint, bigserial } from 'drizzle-orm/pg-core';

export const idColumn = (name: string) => bigint(name, { mode: 'number' });

export const idsColumn = (name: string) => idColumn(name).array();

/** From a sequence rather than an identity column, which not every distributed PostgreSQL has. */
export const sequenceId = () => bigserial('id', { mode: 'number' });
