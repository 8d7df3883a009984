import type { Kysely } from 'kysely'
import type { Database, ScopeKey } from '../schema.ts'
import { Statement } from './statement.ts'

/** Tables that hold the contents of scopes. */
type ContentTable = Exclude<keyof Database, 'scopes' | 'audit_log'>

type Erasure = Statement<{ scope: ScopeKey }>

/** Statements that remove all of a scope, one a table: the compiler asks for every table of the schema. */
export function eraseStatements(db: Kysely<Database>) {
  const all = (table: ContentTable | 'audit_log'): Erasure =>
    new Statement<{ scope: ScopeKey }>((slots) =>
      db.deleteFrom(table).where('scope', '=', slots.get('scope')),
    )
  return {
    contents: contentErasures(all),
    audit: all('audit_log'),
    audited: new Statement<{ scope: ScopeKey }>((slots) =>
      db.selectFrom('audit_log').select('seq').where('scope', '=', slots.get('scope')).limit(1),
    ),
    scope: new Statement<{ scope: ScopeKey }>((slots) =>
      db.deleteFrom('scopes').where('id', '=', slots.get('scope')),
    ),
    /** What is left of a scope whose audit log stays: its name, and by which key its log was sealed. */
    reset: new Statement<{ scope: ScopeKey }>((slots) =>
      db
        .updateTable('scopes')
        .set({
          documents: 0,
          total_length: 0,
          next_due: null,
          last_item: 0,
          last_card: 0,
          last_change: 0,
          last_turn: 0,
          cut_up_to: 0,
        })
        .where('id', '=', slots.get('scope')),
    ),
  }
}

const contentErasures = (all: (table: ContentTable) => Erasure): Readonly<Record<ContentTable, Erasure>> => ({
  memory_items: all('memory_items'),
  memory_cards: all('memory_cards'),
  postings: all('postings'),
  query_expansions: all('query_expansions'),
  embeddings: all('embeddings'),
  changes: all('changes'),
  change_images: all('change_images'),
  sessions: all('sessions'),
  qa_turns: all('qa_turns'),
  qa_topics: all('qa_topics'),
  context_variables: all('context_variables'),
  episodes: all('episodes'),
  episode_items: all('episode_items'),
  semantic_nodes: all('semantic_nodes'),
  node_versions: all('node_versions'),
  episode_nodes: all('episode_nodes'),
  semantic_relationships: all('semantic_relationships'),
  semantic_keys: all('semantic_keys'),
  semantic_vectors: all('semantic_vectors'),
  semantic_quarantine: all('semantic_quarantine'),
  model_usage: all('model_usage'),
})
