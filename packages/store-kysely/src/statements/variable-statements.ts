import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import { VARIABLE_COLUMNS, VARIABLE_VALUE_COLUMNS } from '../rows/variable-row.ts'
import type { VariableValues } from '../rows/variable-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Statement } from './statement.ts'
import { replaced, valuesOf } from './values.ts'

export interface VariableKey {
  readonly scope: ScopeKey
  readonly session: string
  readonly name: string
}

/** Statements on `context_variables`. */
export function variableStatements(db: Kysely<Database>) {
  return { ...variableReads(db), ...variableWrites(db) }
}

function variableReads(db: Kysely<Database>) {
  const variables = db.selectFrom('context_variables').select(VARIABLE_COLUMNS)
  return {
    get: new Statement<VariableKey>((slots) =>
      variables
        .where('scope', '=', slots.get('scope'))
        .where('session', '=', slots.get('session'))
        .where('name', '=', slots.get('name')),
    ),
    all: new Statement<Omit<VariableKey, 'name'>>((slots) =>
      variables
        .where('scope', '=', slots.get('scope'))
        .where('session', '=', slots.get('session'))
        .orderBy('name'),
    ),
    list: new Statement<VariableKey & { readonly limit: number }>((slots) =>
      variables
        .where('scope', '=', slots.get('scope'))
        .where(sql<SqlBool>`(session, name) > (${slots.get('session')}, ${slots.get('name')})`)
        .orderBy('session')
        .orderBy('name')
        .limit(slots.get('limit')),
    ),
  }
}

function variableWrites(db: Kysely<Database>) {
  return {
    put: new Statement<VariableValues>((slots) =>
      db
        .insertInto('context_variables')
        .columns(VARIABLE_VALUE_COLUMNS)
        .expression(valuesOf([VARIABLE_VALUE_COLUMNS.map((column) => slots.get(column))]))
        .onConflict((conflict) =>
          conflict.columns(['scope', 'session', 'name']).doUpdateSet(replaced(VARIABLE_COLUMNS.slice(2))),
        ),
    ),
    remove: new Statement<VariableKey>((slots) =>
      db
        .deleteFrom('context_variables')
        .where('scope', '=', slots.get('scope'))
        .where('session', '=', slots.get('session'))
        .where('name', '=', slots.get('name')),
    ),
  }
}
