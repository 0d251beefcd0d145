/**
 * The contract tests in which the database decides something, which run on PGlite as well as on PostgreSQL. All others
 * run on PostgreSQL only; `WHOLE=1` runs each on both.
 * @type {string[]}
 */
export const onBothDatabases = [
  // Every operation, with a valid call and with generated requests.
  'everyOperation',
  'fuzz/fuzz',
  // Search: word stems, typing errors, order, distances.
  'jobSearch',
  'jobSuggestions',
  'listings',
  'reference',
  // Plans of queries are the same on every run, because nothing else vacuums.
  'candidateIndexes',
  // Row security binds the owner and the roles in another way on each.
  'rowSecurity',
  // Deletes across all tables, through the function that changes the audit.
  'erasure',
  'erasureColumns',
  'erasureLog',
  // Triggers and functions.
  'auditLog',
  // Two equal concurrent calls.
  'idempotency',
  // Ends sign-ins and mails former addresses by locks and dates.
  'linkedProviders',
  // Migrations and a stored database.
  'upgrade',
  // The seed is made by each.
  'seed',
];
