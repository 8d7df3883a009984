import type { SqlConnection, SqlParam, SqlRow } from '@recollect/store-kysely'
import { rowToPacked, text } from '@recollect/store-kysely'
import { fromBytes } from '@recollect/core/store'
import { postgresCodec } from '../codec/codec.ts'
import { realArray } from './bytes.ts'
import { vectorStatements } from './statements.ts'

/** Rows moved at once, of up to 64 vectors each. */
const ROWS = 64

const NEXT = {
  // As text: these numbers are beyond 2^53.
  sql: `select scope::text, bucket, model, dimensions, slot, members, vectors from embeddings
    where (scope, bucket, model, dimensions, slot) > ($1, $2, $3, $4, $5)
    order by scope, bucket, model, dimensions, slot limit ${String(ROWS)}`,
}
/** Before every row. */
const START: readonly SqlParam[] = ['0', 0, '', 0, 0]

/** Moves every packed vector, of all scopes, in one transaction. Writers wait meanwhile. */
export async function moveVectors(connection: SqlConnection, home: string): Promise<void> {
  const { insert } = vectorStatements(home)
  await connection.execute('lock table embeddings in access exclusive mode', [])
  let after: readonly SqlParam[] | null = START
  while (after !== null) {
    const rows: readonly SqlRow[] = await connection.rows({ statement: NEXT, values: after })
    for (const row of rows) await connection.send({ statement: insert, values: insertValues(row) })
    after = rows.length < ROWS ? null : keyOf(rows.at(-1) ?? [])
  }
  await connection.execute('truncate embeddings', [])
  // A process that found them packed would find none, and leave the vectors of what it forgets. So it fails, until it is started anew.
  await connection.execute('alter table embeddings rename column members to moved', [])
}

function keyOf([scope, bucket, model, dimensions, slot]: SqlRow): readonly SqlParam[] {
  const number = (value: unknown) => postgresCodec.readInteger(value)
  return [text(scope, 'scope'), number(bucket), text(model, 'model'), number(dimensions), number(slot)]
}

function insertValues(row: SqlRow): readonly SqlParam[] {
  const [scope = '', , model = '', dimensions = 0] = keyOf(row)
  const size = postgresCodec.readInteger(dimensions) * 4
  const [, bucket, , , , members, vectors] = row
  const { seqs, packed } = rowToPacked([bucket, members, vectors], size, postgresCodec)
  return [scope, model, dimensions, seqs, realArray([fromBytes(packed)])]
}
