import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { Broom } from '../src/index.ts'
import { ownDatabase } from '../src/vitest/index.ts'

describe.runIf(inject('postgres').available)('a broom', () => {
  const database = ownDatabase()

  it('empties the tables of one schema in spite of what points at their rows, and nothing else', async () => {
    const client = new Client({ connectionString: database.current.adminUrl })
    await client.connect()
    const count = async (table: string) => (await client.query(`select from ${table}`)).rowCount
    for (const schema of ['mine', 'yours']) {
      await client.query(`create schema ${schema}; set search_path = ${schema};
        create table parent (id int primary key) partition by hash (id);
        create table parent_0 partition of parent for values with (modulus 1, remainder 0);
        create table child (of int references parent); create table schema_migrations (name text);
        insert into parent values (1); insert into child values (1); insert into schema_migrations values ('0001')`)
    }
    const broom = new Broom(database.current.adminUrl)
    await broom.empty('mine')
    await broom.empty('mine')
    await broom.end()
    expect([
      await count('mine.parent'),
      await count('mine.child'),
      await count('mine.schema_migrations'),
    ]).toEqual([0, 0, 1])
    expect([await count('yours.parent'), await count('yours.child')]).toEqual([1, 1])
    await client.end()
  })
})
