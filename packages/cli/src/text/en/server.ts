const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const whose = (scope: string | null): string => (scope === null ? 'every scope' : `scope ${scope}`)

/** What is said of databases on a server, of copies and of jobs. */
export const server = {
  noSchema: (db: string, schema: string): string =>
    `There is no schema "${schema}" at ${db}. Run "recollect migrate" or "recollect init" first, or name another with --schema.`,
  unclearAddress:
    'The address of the server cannot be read. Write special characters of a password as %40 for @, %23 for #, %2F for /, or leave the password to PGPASSWORD.',
  foreignAddress: (shown: string): string =>
    `${shown} is no database that recollect knows. Write postgres://user@host/database, or the path of a file.`,
  passwordLeftOut: 'The password was not written down. Give it in PGPASSWORD or ~/.pgpass.',
  needsServer: (flag: string): string =>
    `${flag} is for a database on a Postgres server. Leave it out, or name one with --db postgres://…`,
  granted: (role: string): string => `The role "${role}" may read and write it.`,
  grantedToWorker: (role: string): string =>
    `The role "${role}" may read and write it, list its scopes, and add and run jobs.`,
  partsKept: (parts: number): string =>
    `It keeps its ${plural(parts, 'part')} a table: --partitions counts for a new schema only. For another number copy into one with "recollect copy".`,
  distributed: (tables: number, changed: boolean): string =>
    changed
      ? `Citus distributes its ${plural(tables, 'table')} by scope. Set postgres.citus to true in the configuration.`
      : `Citus distributed its ${plural(tables, 'table')} already.`,

  sameDatabase: '--from and --to name the same database. Change one of them.',
  plainSide:
    'One of the two databases is not encrypted, and keys are configured: say which with --plain from or --plain to. It was not copied.',
  copyBar: 'Copying',
  copying: (done: number, total: number, scopes: number): string =>
    `${total === 0 ? 100 : Math.floor((done * 100) / total)}% of ${plural(scopes, 'scope')}`,
  copied: (from: string, to: string, scopes: number): string =>
    `Copied ${plural(scopes, 'scope')} from ${from} to ${to}; counts and SHA-256 are equal.`,
  thereAlready: (to: string, scopes: number): string =>
    `${to} holds all of ${plural(scopes, 'scope')} already; counts and SHA-256 are equal.`,
  holds: (items: number, cards: number, changes: number, pairs: number, sessions: number): string =>
    `${plural(items, 'message')}, ${plural(cards, 'fact version')}, ${plural(changes, 'change')}` +
    `${sessions === 0 ? '' : `, ${plural(pairs, 'Q-A pair')} in ${plural(sessions, 'session')}`}.`,
  copyStopped: (scopes: number): string =>
    `Stopped after ${plural(scopes, 'scope')}; what is there stays. Run it again to go on.`,

  jobAdded: (kind: string, scope: string | null): string =>
    `Added ${kind} for ${whose(scope)}. "recollect jobs run" does it.`,
  jobsRetried: (jobs: number): string =>
    jobs === 0 ? 'No job had failed.' : `${plural(jobs, 'job')} will be tried again.`,
  jobsDone: (done: number, failed: number): string =>
    `${plural(done, 'job')} done${failed === 0 ? '.' : `, ${failed} given up. See "recollect jobs list --state failed".`}`,
  noJobs: 'There are no jobs.',
  everyScope: '(every scope)',
  jobState: { waiting: 'waiting', running: 'running', failed: 'failed' },
  event: {
    done: (kind: string, scope: string | null): string => `Done: ${kind}, ${whose(scope)}`,
    interrupted: (kind: string, scope: string | null): string =>
      `Interrupted, waits again: ${kind}, ${whose(scope)}`,
    retrying: (kind: string, scope: string | null, seconds: number, error: string): string =>
      `Tried again in ${seconds} s: ${kind}, ${whose(scope)} (${error})`,
    failed: (kind: string, scope: string | null, error: string): string =>
      `Given up: ${kind}, ${whose(scope)} (${error})`,
    rescued: (jobs: number): string =>
      `${plural(jobs, 'job')} of a process that died ${jobs === 1 ? 'waits' : 'wait'} again`,
    disconnected: (error: string): string => `The connection is lost and made again (${error})`,
  },

  doctor: {
    ordinaryRole: (role: string): string => `${role} (does not own the tables, sees one scope at a time)`,
    owningRole: (role: string): string => `${role} (owns the tables, may list all scopes)`,
    fixRole: 'row-level security does not bind a superuser or a role with BYPASSRLS: use an ordinary role',
    fixNewer: 'written by a newer version: update recollect',
    secured: (tables: number): string =>
      `on and forced on ${plural(tables, 'table and part', 'tables and parts')}`,
    fixSecurity:
      'others may read these rows: as their owner run "alter table … enable row level security", "… force row level security", and restore the policies one_scope and all_scopes',
    parts: (tables: number, each: string): string => `${plural(tables, 'table')} of ${each} parts each`,
    fixParts: 'parts are missing: restore them from a backup, or attach them again',
    fixTables: 'tables are missing: restore the database from a backup',
    fixInvalid: 'run "reindex index" on them',
    fixMissing: 'repair the chains, then restore the indexes from a backup or copy into a new schema',
    vectors: (kept: string, extension: string | null): string =>
      `${kept}; ${extension === null ? 'pgvector is not installed' : `pgvector ${extension}`}`,
    fixVectors: 'the extension is gone: run "create extension vector" in this database',
    fixOldVectors: 'install pgvector 0.8.6 or newer',
    replicaAway: 'cannot be reached',
    fixReplica: 'reads go to the primary; check postgres.replicaUrl',
    noReplica: 'is no replica but a server of its own',
    fixNoReplica: 'reads go to the primary; point postgres.replicaUrl at a streaming replica',
    lag: (ms: number): string => `${ms} ms behind`,
    fixLag: 'reads of what was just written go to the primary; look at the load of the replica',
    noLong: 'none is older than 5 minutes',
    fixLong: 'old transactions keep dead rows: end them with pg_terminate_backend()',
    dead: (rows: number, last: string | null): string =>
      `${plural(rows, 'dead row')}, ${last === null ? 'never vacuumed' : `last vacuumed ${last}`}`,
    fixVacuum: 'more dead rows than live ones: run "vacuum", and see whether autovacuum is on',
  },
}
