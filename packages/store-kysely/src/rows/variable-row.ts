import type { Json } from '@recollect/core'
import type { ContextVariable } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlTime } from '../codec.ts'
import { timeOrNull } from './card-values.ts'
import { damaged, orNull, text } from './columns.ts'
import { isJson } from './metadata.ts'
import type { ScopeKey } from '../schema.ts'
import { openRow, sealRow } from '../seal/sealing-codec.ts'

/** The columns a `ContextVariable` is made of, in the order `rowToVariable` takes them. */
export const VARIABLE_COLUMNS = [
  'session',
  'name',
  'value',
  'version',
  'created_at',
  'updated_at',
  'expires_at',
] as const

/** Values of a row, by column. */
export interface VariableValues {
  readonly scope: ScopeKey
  readonly session: string
  readonly name: string
  readonly value: string
  readonly version: number
  readonly created_at: SqlTime
  readonly updated_at: SqlTime
  readonly expires_at: SqlTime | null
}

/** The columns a row is written with. */
export const VARIABLE_VALUE_COLUMNS = ['scope', ...VARIABLE_COLUMNS] as const

export function variableToRow(
  scope: ScopeKey,
  variable: Omit<ContextVariable, 'scope'>,
  codec: SqlCodec,
): VariableValues {
  return sealRow(codec, 'context_variables', {
    scope,
    session: variable.session,
    name: variable.name,
    value: JSON.stringify(variable.value),
    version: variable.version,
    created_at: codec.writeTime(variable.createdAt),
    updated_at: codec.writeTime(variable.updatedAt),
    expires_at: timeOrNull(variable.expiresAt, codec),
  })
}

export function rowToVariable(scope: string, kept: SqlRow, codec: SqlCodec): ContextVariable {
  const row = openRow(codec, 'context_variables', VARIABLE_COLUMNS, kept)
  const [session, name, value, version, createdAt, updatedAt, expiresAt] = row
  return {
    scope,
    session: text(session, 'session'),
    name: text(name, 'name'),
    value: parse(text(value, 'value')),
    version: codec.readInteger(version),
    createdAt: codec.readTime(createdAt),
    updatedAt: codec.readTime(updatedAt),
    expiresAt: orNull(expiresAt, codec.readTime),
  }
}

function parse(json: string): Json {
  try {
    const value: unknown = JSON.parse(json)
    return isJson(value) ? value : damaged('value')
  } catch {
    return damaged('value')
  }
}
