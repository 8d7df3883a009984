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
  'questions and answers': ['select question, answer from qa_turns'],
  'turns of a session with its name': [`select * from qa_turns where session like '%secret%'`],
  'topics that others talk about': [
    'select key, count(*), max(said_at) from qa_topics group by key order by key',
  ],
  'a look-up in the index of turns': [
    `select t.question from qa_topics k join qa_turns t on t.number = k.number where k.kind = 2 and k.key = 'secret'`,
  ],
  'a count of what is in the index': [`select 'secret' from qa_topics where key = 'secret'`],
  'working memory': ['select s.id, v.name, v.value from sessions s left join context_variables v on true'],
  'figures of sessions': [`select sum(turns), array_agg(channel) from sessions`],
  'narrated episodes': ['select title, summary, content from episodes'],
  'which messages are in which episode': ['select item_id, episode_id from episode_items'],
  'private knowledge': ['select key, value, context, quote from semantic_nodes'],
  'earlier values of it': [
    'select v.value, v.quote from semantic_nodes n full join node_versions v on v.node_id <> n.id',
  ],
  'a look-up in the index of knowledge': [
    `select n.value from semantic_keys k join semantic_nodes n on n.id = k.id where k.key = 'secret'`,
  ],
  'a walk along edges': [
    `with recursive x as (select target_node_id as id, description from semantic_relationships
      union select r.target_node_id, r.description from semantic_relationships r, x where r.source_node_id = x.id) select * from x`,
  ],
  'episodes of a node': ['select e.title, l.node_id from episode_nodes l full join episodes e on true'],
  'vectors of knowledge': [`select model, encode(vector, 'hex') from semantic_vectors`],
  'what was set aside': ['select detail, proposal from semantic_quarantine'],
  'what models cost': ['select model, sum(calls) from model_usage group by rollup (model)'],
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
  'an answer put into a log': [`update qa_turns set answer = 'changed' where scope = {other}`],
  'a log that is emptied': [
    'delete from qa_topics where scope <> {own}',
    'delete from qa_turns where scope <> {own}',
  ],
  'a turn moved into another log': ['update qa_turns set scope = {other}'],
  'a key set in another index': [
    `insert into qa_topics (scope, kind, key, said_at, number) values ({other}, 2, 'mine', 'epoch', 1)`,
  ],
  'a session that is there already': [
    `insert into sessions (scope, id, created_at, last_at, last_seq, turns, archived_turns, answers, significance, bytes)
      values ({other}, 'secret 0', 'epoch', 'epoch', 0, 0, 0, 0, 0, 0)
      on conflict (scope, id) do update set channel = 'changed'`,
  ],
  'a variable that is there already': [
    `insert into context_variables (scope, session, name, value, version, created_at, updated_at)
      values ({other}, 'secret 0', 'form:secret', 'null', 9, 'epoch', 'epoch')
      on conflict (scope, session, name) do update set value = excluded.value`,
  ],
  'a node that is there already': [
    `insert into semantic_nodes select {other}, id, key, key_form, key_words, 'changed', context, gap_type, confidence, version, versions, quote,
      source_memory_id, span_start, span_end, valid_from, created_at, last_updated, last_accessed, access_count, relevance_score, importance_score,
      discovery_episode_id, discovery_method, search_keywords from semantic_nodes on conflict (scope, id) do update set value = excluded.value`,
  ],
  'an episode told otherwise': [`update episodes set content = 'changed' where scope = {other}`],
  'knowledge that is taken away': [
    'delete from node_versions where scope <> {own}',
    'delete from semantic_nodes where scope <> {own}',
  ],
  'an edge moved into another graph': ['update semantic_relationships set scope = {other}'],
  'a message claimed for an episode': [
    `insert into episode_items (scope, item_id, episode_id) values ({other}, 'mine', 'mine')`,
  ],
  'calls put on the account of another': [
    `insert into model_usage (scope, day, model, calls, input_tokens, output_tokens, cost_micros)
      values ({other}, '2025-03-01', 'secret', 9, 9, 9, 9) on conflict (scope, day, model) do update set calls = excluded.calls`,
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
