import { ALL_SCOPES_POLICY, ALL_SCOPES_SETTING, SCOPE_SETTING } from '../schema/names.ts'

export const SERVER = `select split_part(current_setting('server_version'), ' ', 1) as version,
  (select extversion from pg_extension where extname = 'citus') as citus,
  (select extversion from pg_extension where extname = 'vector') as vector,
  to_regclass(quote_ident($1) || '.schema_migrations') is not null as made,
  to_regclass(quote_ident($1) || '.item_vectors') is not null as pgvector`

export const ROLE = `select r.rolname as name, r.rolsuper as superuser, r.rolbypassrls as bypasses,
  coalesce((
    select pg_has_role(c.relowner, 'usage') from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relname = 'scopes'
  ), false) as owns
  from pg_roles r where r.rolname = current_user`

/** A policy that stands as it was made: it asks for the setting and for nothing else, and only the owner passes the second. */
const SOUND_POLICY = `polcmd = '*' and polwithcheck is null and rule !~ ' OR ' and (
    polname = 'one_scope' and rule ~ '^[(](scope|id) = ' and rule ~ '${SCOPE_SETTING}'
    or polname = '${ALL_SCOPES_POLICY}' and rule ~ '${ALL_SCOPES_SETTING}' and not 0 = any(polroles)
  )`

/** Every table of the store and every part of one; those of the migrations hold nobody's memories. */
export const TABLES = `select c.relname as name, p.relname as parent,
  (select count(*)::int from pg_inherits i where i.inhparent = c.oid) as parts,
  coalesce((
    select max(substring(pg_get_expr(part.relpartbound, part.oid) from 'modulus (\\d+)')::int)
    from pg_inherits i join pg_class part on part.oid = i.inhrelid where i.inhparent = c.oid
  ), 0) as modulus,
  c.relrowsecurity and c.relforcerowsecurity and (
    select count(*) from pg_policy, pg_get_expr(polqual, polrelid) as rule where polrelid = c.oid and ${SOUND_POLICY}
  ) = 2 and not exists (
    select from pg_policy where polrelid = c.oid and polname not in ('one_scope', '${ALL_SCOPES_POLICY}') and polpermissive
  ) as secured,
  coalesce(s.n_dead_tup, 0)::float8 as dead, coalesce(s.n_live_tup, 0)::float8 as live,
  (extract(epoch from greatest(s.last_vacuum, s.last_autovacuum)) * 1000)::float8 as vacuumed
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_inherits up on up.inhrelid = c.oid
  left join pg_class p on p.oid = up.inhparent
  left join pg_stat_user_tables s on s.relid = c.oid
  where n.nspname = $1 and c.relkind in ('r', 'p') and c.relname not like 'schema\\_migrations%'
  order by c.relname`

export const INVALID_INDEXES = `select c.relname as name from pg_index i
  join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and not (i.indisvalid and i.indisready) order by 1`

/**
 * One active card a key, one card a version number, one turn a place in its session, one node a key, one edge of a type between two
 * nodes: the database itself sees to it.
 */
export const MISSING_GUARDS = `select name from (values ('memory_cards', 'memory_cards_active'), ('memory_cards', 'memory_cards_chain'),
    ('qa_turns', 'qa_turns_place'), ('semantic_nodes', 'semantic_nodes_key'),
    ('semantic_relationships', 'semantic_relationships_edge')) as guard(guarded, name)
  where to_regclass(quote_ident($1) || '.' || guarded) is not null
  and to_regclass(quote_ident($1) || '.' || name) is null`

export const LONG_TRANSACTIONS = `select pid, extract(epoch from now() - xact_start)::int as seconds,
  coalesce(state, '') as state, coalesce(application_name, '') as application
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - interval '5 minutes'
  order by xact_start limit 20`

/** Of a primary that writes nothing the last commit is old, and nothing is missing. */
export const LAG = `select pg_is_in_recovery() as replica, case
  when not pg_is_in_recovery() then null
  when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
  else (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8
  end as lag`
