/** A function that tells what it is called with: planners like to call a cheap one before a condition that costs more. */
const LEAKY = [
  'create temp table seen (text text)',
  `create function pg_temp.leak(text) returns boolean cost 0.0001 language plpgsql as $$
    begin insert into seen values ($1); return true; end $$`,
]

/** What somebody may try to read of others, by hand. What the last statement gives, or that it fails, is what they learn. */
export const READS: Readonly<Record<string, readonly string[]>> = {
  'all rows': ['select * from memory_items'],
  'all rows, in short': ['table memory_cards'],
  'rows of another scope by its number': ['select * from memory_items where scope = {other}'],
  'rows of another scope by a word': [`select * from memory_items where text like '%secret%'`],
  'a join across scopes': ['select b.* from memory_items a join memory_items b on b.scope <> a.scope'],
  'an outer join': ['select * from memory_items i full join memory_cards c on true'],
  'a lateral join': ['select x.* from scopes s, lateral (select * from postings p where p.scope <> s.id) x'],
  'an aggregate': [`select string_agg(text, ',') from memory_items`],
  groups: ['select scope, count(*) from memory_items group by rollup (scope)'],
  'a window': ['select first_value(text) over (order by seq desc) from memory_items'],
  'a common table expression': ['with x as materialized (select * from memory_items) select * from x'],
  'a recursive one': [
    'with recursive x as (select * from scopes union select s.* from scopes s, x where s.id <> x.id) select * from x',
  ],
  'a sample': ['select * from memory_items tablesample bernoulli (100)'],
  'rows to be locked': ['select * from memory_items for update'],
  'rows by their place': [
    `select * from memory_items where ctid in ('(0,1)', '(0,2)', '(0,3)', '(0,4)', '(0,5)')`,
  ],
  'a cursor': ['declare c cursor for select * from memory_items', 'fetch all from c'],
  'a part of a table': ['select * from memory_items_p0 union all select * from memory_items_p1'],
  'with policies off': ['set local row_security = off', 'select * from memory_items'],
  'with all indexes off': [
    'set local enable_indexscan = off',
    'set local enable_bitmapscan = off',
    'select * from memory_items',
  ],
  'a copy of a table': ['create temp table x as select * from memory_items', 'select * from x'],
  'a view': ['create temp view x as select * from memory_items', 'select * from x'],
  'a function in SQL': [
    `create function pg_temp.x() returns setof memory_items language sql as 'select * from memory_items'`,
    'select * from pg_temp.x()',
  ],
  'a function with the rights of its maker': [
    `create function pg_temp.x() returns setof memory_items language sql security definer as 'select * from memory_items'`,
    'select * from pg_temp.x()',
  ],
  'a block': [
    'create temp table x (text text)',
    `do $$ begin execute 'insert into x select text from memory_items'; end $$`,
    'select * from x',
  ],
  'a prepared statement': ['prepare x as select * from memory_items', 'execute x'],
  'XML of a query': [`select query_to_xml('select * from memory_items', true, true, '')::text`],
  'XML of a table': [`select table_to_xml('memory_items', true, true, '')::text`],
  'XML of the database': [`select schema_to_xml(current_schema, true, true, '')::text`],
  'a leaky function': [...LEAKY, 'select * from memory_items where pg_temp.leak(text)', 'select * from seen'],
  'a leaky function in a join': [
    ...LEAKY,
    'select * from memory_items i join memory_cards c on pg_temp.leak(i.text) and pg_temp.leak(c.value)',
    'select * from seen',
  ],
  'a leaky function, explained': [
    ...LEAKY,
    'explain (analyze, verbose) select * from memory_items where pg_temp.leak(text)',
    'select * from seen',
  ],
  'a plan': ['explain (analyze, verbose) select * from memory_items'],
  'a division by zero': [
    `select count(*) from memory_items where 1 / (case when text like '%secret%' then 0 else 1 end) = 1`,
  ],
  'a cast that shows its text': ['select count(*) from memory_items where text::integer = 1'],
  statistics: [`select * from pg_stats where schemaname = current_schema`],
  'raw statistics': ['select * from pg_statistic'],
  histograms: [`select histogram_bounds::text from pg_stats where tablename like 'memory_items%'`],
}

/** What somebody may try to change of others. */
export const WRITES: Readonly<Record<string, readonly string[]>> = {
  'an update of all': [`update memory_items set text = 'changed' where scope = {other}`],
  'an update by word': [`update memory_items set text = 'changed' where text like '%secret%'`],
  'an update through a join': [
    `update memory_cards c set value = 'changed' from memory_items i where i.scope = {other} and c.scope = i.scope`,
  ],
  'a deletion': ['delete from memory_items where scope = {other}'],
  'a deletion of all postings but ours': ['delete from postings where scope <> {own}'],
  'a deletion of the scope': ['delete from scopes where id = {other}'],
  'a deletion in a part of a table': [
    'delete from memory_items_p0 where scope <> {own}',
    'delete from memory_items_p1 where scope <> {own}',
  ],
  'a move into another scope': ['update postings set scope = {other}'],
  'an insertion for another scope': [
    `insert into postings (scope, term, item, tf, len) values ({other}, 'x', 1, 1, 1)`,
  ],
  'an insertion where something is': [
    `insert into scopes (id, name, documents, total_length, last_item, last_card) values ({other}, 'x', 0, 0, 0, 0)
      on conflict (id) do update set name = 'x', documents = 99`,
  ],
  'a merge': [
    `merge into scopes s using (values ({other})) as v(id) on s.id = v.id when matched then update set documents = 99
      when not matched then insert (id, name, documents, total_length, last_item, last_card) values (v.id, 'x', 0, 0, 0, 0)`,
  ],
  'an insertion of copies': ['insert into postings select {other}, term, item + 100, tf, len from postings'],
}

/** What only whoever owns the tables may do at all. */
export const RULES: readonly string[] = [
  'truncate memory_items',
  'drop table memory_items cascade',
  'alter table memory_items disable row level security',
  'alter table memory_items no force row level security',
  'drop policy one_scope on memory_items',
  'create policy mine on memory_items using (true)',
  'create trigger x before insert on memory_items for each row execute function suppress_redundant_updates_trigger()',
  'create rule x as on insert to memory_items do instead nothing',
  'select * from memory_items_p0',
  'alter table memory_items owner to current_user',
  `insert into schema_migrations (name, timestamp) values ('x', 'x')`,
  'set local session_replication_role = replica',
]
