import type { SqlConnection } from '@recollect/store-kysely'
import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'

/** Runs a statement that is not kept prepared: by a migration, or by a transaction. */
export type Ask = <Row>(sql: string, values: readonly unknown[]) => Promise<readonly Row[]>

export const askDb =
  (db: Kysely<unknown>): Ask =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

export const askConnection =
  (connection: SqlConnection): Ask =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await connection.execute<Row>(text, values)).rows
