import { describe, expect, it } from 'vitest'
import { migrate } from '../src/migrate/migrate.ts'
import { SEALED_ROWS } from '../src/seal/sealed-rows.ts'
import { compileOnly } from '../src/statements/compiler.ts'
import { rekeyStatements } from '../src/statements/rekey-statements.ts'
import { plainSqlite, postgresLike } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'

interface ColumnInfo {
  readonly name: string
  readonly pk: number
}

/** Columns of the primary keys, in their order, as the database says. */
async function primaryKeys(tables: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const driver = plainDriver()
  try {
    await migrate(driver, plainSqlite)
    const keys = new Map<string, readonly string[]>()
    for (const table of tables) {
      const { rows } = await driver.read(null, null, (connection) =>
        connection.execute<ColumnInfo>('select name, pk from pragma_table_info(?)', [table]),
      )
      const inKey = rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
      keys.set(
        table,
        inKey.map(({ name }) => name),
      )
    }
    return keys
  } finally {
    await driver.close()
  }
}

it('goes through rows by their primary key, in every table that holds something sealed', async () => {
  const keys = await primaryKeys(SEALED_ROWS.map(({ table }) => table))
  expect(SEALED_ROWS.map(({ table, keys: own }) => [table, ['scope', ...own]])).toEqual([...keys])
})

describe.each([plainSqlite, postgresLike])('statements of a rotation for $name', (flavor) => {
  const texts = rekeyStatements(compileOnly(flavor)).flatMap(({ first, after, update }) =>
    [first, after, update].map(({ sql }) => sql),
  )

  it('ask for the scope before anything else, and hold no value', () => {
    for (const text of texts) {
      expect(text).toMatch(/^(?:select|update) .* where "scope" = (?:\?|\$\d+)/u)
      expect(text).not.toMatch(/'/u)
    }
  })

  it('read on after a row by its whole key, and write one row', () => {
    const of = (table: string, verb: string) =>
      texts.filter((text) => text.startsWith(verb) && text.includes(`"${table}"`)).map(unnumbered)
    expect(of('change_images', 'select')[1]).toBe(
      'select "change", "position", "image" from "change_images" where "scope" = ? and ("change", "position") > (?, ?) order by "change", "position" limit ?',
    )
    expect(of('change_images', 'update')).toEqual([
      'update "change_images" set "image" = ? where "scope" = ? and "change" = ? and "position" = ?',
    ])
  })
})

const unnumbered = (text: string): string => text.replaceAll(/\$\d+/gu, '?')
