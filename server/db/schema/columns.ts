import { bigint, bigserial } from 'drizzle-orm/pg-core';

export const idColumn = (name: string) => bigint(name, { mode: 'number' });

export const idsColumn = (name: string) => idColumn(name).array();

/** A sequence, because not every distributed PostgreSQL has identity columns. */
export const sequenceColumn = (name: string) => bigserial(name, { mode: 'number' });

export const sequenceId = () => sequenceColumn('id');
