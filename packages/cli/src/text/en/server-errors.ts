import type { Rule } from '../translated.ts'

/** What the store says of a server, for a user of the command. */
export const serverErrors: readonly Rule[] = [
  [
    /client password must be a string/u,
    () => 'The server wants a password. Give it in PGPASSWORD or ~/.pgpass, or in the address.',
  ],
  [
    /The server does not support SSL connections/u,
    () => 'The server does not speak TLS. Take sslmode out of the address, or set ssl = on at the server.',
  ],
  [
    /^No scope "(.{1,256})" in this scope/su,
    (scope) => `There is nothing in the scope "${scope ?? ''}" to copy. Check its name.`,
  ],
  [
    /^The (?:schema|table)s? .{0,60}Call store\.migrate\(\) once before you distribute/u,
    () => 'The schema is missing. Run "recollect migrate --citus" again.',
  ],
  [
    /^(?:A table is missing|The schema is missing|The schema of this database is not up to date)/u,
    () => 'The schema is missing or not up to date. Run "recollect migrate" as the role that owns it.',
  ],
  [
    /^The role may not do this\./u,
    () =>
      'The role may not do this. Run "recollect migrate --grant-to <role>" as the role that owns the schema, or let its owner make it.',
  ],
  [
    /^The role lacks a permission\. Jobs need/u,
    () =>
      'The role lacks a permission. Jobs need the role that owns their schema, or one it let at them: run "recollect migrate --grant-worker-to <role>" as the owner, who needs CREATE on the database once.',
  ],
  [
    /^The role that grantTo names does not exist/u,
    () => 'The role that --grant-to names does not exist. Make it with "create role" first.',
  ],
  [
    /^A prepared statement is (?:gone|there already)/u,
    () => 'A pooler shares connections. Set postgres.prepare to false in the configuration.',
  ],
  [
    /^url is no address of a Postgres server/u,
    () =>
      'The address of the server cannot be read. Write postgres://user@host/database, special characters of a password as %40 for @, %23 for #, %2F for /.',
  ],
  [
    /^replicaUrl is no address of a Postgres server/u,
    () => 'postgres.replicaUrl is no address of a server. Write postgres://user@host/database.',
  ],
  [
    /^(schema|grantTo) is "(.{0,200})"\. Pass a name/su,
    (what, name) =>
      `${what === 'schema' ? '--schema' : '--grant-to'} takes a name of 1 to 63 bytes, not "${name ?? ''}".`,
  ],
  [
    /^The server has no connection left/u,
    () =>
      'The server has no connection left. Lower postgres.poolSize, raise max_connections, or put PgBouncer in front.',
  ],
  [
    /^There is no kind of job "([^"]{0,100})", only (.{1,400})\. Add a handler/u,
    (kind, kinds) => `There is no kind of job "${kind ?? ''}", only ${kinds ?? ''}.`,
  ],
  [
    /^This database keeps its vectors packed/u,
    () =>
      'This database keeps its vectors packed. Run "recollect migrate" once with postgres.vectors: pgvector.',
  ],
]
