import type { SemanticKind } from '@recollect/core/store'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, ScopeKey } from '../../schema.ts'
import type { SpaceArgs } from '../embedding-statements.ts'
import { IDS, Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { replaced, valuesOf } from '../values.ts'

export interface VectorPageArgs extends SpaceArgs {
  readonly kind: number
  readonly after: string
  readonly limit: number
}

export interface VectorRowArgs extends SpaceArgs {
  readonly kind: number
  readonly id: string
  readonly vector: Uint8Array
}

/** Where what has vectors is kept. */
const OWNERS = { node: 'semantic_nodes', episode: 'episodes' } as const satisfies Record<SemanticKind, string>

const COLUMNS = ['scope', 'kind', 'id', 'model', 'dimensions', 'vector'] as const

/** Statements that read `semantic_vectors`. */
export function semanticVectorReads(db: Kysely<Database>) {
  return {
    page: new Statement<VectorPageArgs>((slots) =>
      db
        .selectFrom('semantic_vectors')
        .select(['id', 'vector'])
        .where('scope', '=', slots.get('scope'))
        .where('kind', '=', slots.get('kind'))
        .where('id', '>', slots.get('after'))
        .where('model', '=', slots.get('model'))
        .where('dimensions', '=', slots.get('dimensions'))
        .orderBy('id')
        .limit(slots.get('limit')),
    ),
  }
}

/** Statements on who may have vectors. */
export function semanticVectorOwners(db: Kysely<Database>) {
  return {
    /** Those of a list of ids that are there. */
    owners: new Shapes<SemanticKind, { scope: ScopeKey }>(
      (kind) =>
        new Statement((slots) =>
          db
            .selectFrom(OWNERS[kind])
            .select('id')
            .where('scope', '=', slots.get('scope'))
            .where('id', 'in', slots.list<string>(IDS)),
        ),
    ),
    owed: new Shapes<SemanticKind, Omit<VectorPageArgs, 'after'>>(
      (kind) =>
        new Statement((slots) =>
          db
            .selectFrom(OWNERS[kind])
            .select('id')
            .where('scope', '=', slots.get('scope'))
            .where(({ not, exists }) =>
              not(
                exists(
                  db
                    .selectFrom('semantic_vectors as v')
                    .select('v.kind')
                    .where('v.scope', '=', slots.get('scope'))
                    .where('v.kind', '=', slots.get('kind'))
                    .where('v.id', '=', sql.ref<string>(`${OWNERS[kind]}.id`))
                    .where('v.model', '=', slots.get('model'))
                    .where('v.dimensions', '=', slots.get('dimensions')),
                ),
              ),
            )
            .orderBy('id')
            .limit(slots.get('limit')),
        ),
    ),
  }
}

/** Statements that change `semantic_vectors`. */
export function semanticVectorWrites(db: Kysely<Database>) {
  return {
    put: new Statement<VectorRowArgs>((slots) =>
      db
        .insertInto('semantic_vectors')
        .columns(COLUMNS)
        .expression(valuesOf([COLUMNS.map((column) => slots.get(column))]))
        .onConflict((conflict) =>
          conflict.columns(['scope', 'kind', 'id', 'model', 'dimensions']).doUpdateSet(replaced(['vector'])),
        ),
    ),
    /** Of every space. */
    remove: new Statement<{ scope: ScopeKey; kind: number; id: string }>((slots) =>
      db
        .deleteFrom('semantic_vectors')
        .where('scope', '=', slots.get('scope'))
        .where('kind', '=', slots.get('kind'))
        .where('id', '=', slots.get('id')),
    ),
    removeOthers: new Statement<SpaceArgs>((slots) =>
      db
        .deleteFrom('semantic_vectors')
        .where('scope', '=', slots.get('scope'))
        .where(({ eb, or }) =>
          or([eb('model', '!=', slots.get('model')), eb('dimensions', '!=', slots.get('dimensions'))]),
        ),
    ),
  }
}
