import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { bytesOf, linesOf, newMemory, shown } from './support/memory.ts'

const values = async (file: string, options: Parameters<typeof readImport>[1] = {}) => {
  const memory = await newMemory()
  await importInto(memory, readImport(bytesOf(file), options).records)
  return (await memory.cards.list()).rows.map(({ value }) => value)
}

describe('what others say becomes no fact about the user', () => {
  it.each([
    ['type', [{ type: 'human', content: 'Hi' }], [{ type: 'ai', content: 'I live in Berlin.' }]],
    ['from', [{ from: 'human', text: 'Hi' }], [{ from: 'gpt', text: 'I live in Berlin.' }]],
    ['speaker', [{ speaker: 'User', text: 'Hi' }], [{ speaker: 'Assistant', text: 'I live in Berlin.' }]],
    ['sender', [{ sender: 'human', text: 'Hi' }], [{ sender: 'bot', text: 'I live in Berlin.' }]],
  ])('where "%s" says who speaks', async (_, mine, others) => {
    expect(await values(linesOf([...mine, ...others]))).toEqual([])
    expect(await values(linesOf(others))).toEqual([])
    const { records } = readImport(bytesOf(linesOf([...mine, ...others])))
    expect(shown(records).map(([, role]) => role)).toEqual(['user', 'assistant'])
  })

  it('where a table names it in a column "Type", which stays among the metadata', async () => {
    const table = 'Type,Text\nhuman,I live in Rome.\nai,I live in Berlin.\n'
    expect(await values(table)).toEqual(['Rome'])
    expect(readImport(bytesOf(table)).records[1]).toMatchObject({
      message: { role: 'assistant', metadata: { Type: 'ai' } },
    })
  })

  it('where a record names no role and others of the file do: it is left out, and says so', async () => {
    const table = 'role,text\nassistant,I live in Oslo.\n,I live in Berlin.\n  ,I live in Bonn.\nuser,Hi\n'
    const { records } = readImport(bytesOf(table))
    expect(shown(records)).toEqual([
      [2, 'assistant', 'I live in Oslo.'],
      [3, 'malformed'],
      [4, 'malformed'],
      [5, 'user', 'Hi'],
    ])
    expect(records[1]).toMatchObject({ detail: 'it names no role, and other records of the file do' })
    expect(await values(table)).toEqual([])
  })

  it('and a note of a kind of its own is still the user’s', async () => {
    expect(await values(linesOf([{ type: 'note', text: 'I live in Rome.' }]))).toEqual(['Rome'])
  })
})

describe('a file of several speakers', () => {
  const TALK = 'speaker,text\nBob,I live in Paris.\nAlice,I live in Rome.\n'

  it.each([
    ['a table', TALK],
    [
      'lines with a name',
      linesOf([
        { name: 'Bob', text: 'a' },
        { name: 'Alice', text: 'b' },
      ]),
    ],
    [
      'lines with "from"',
      linesOf([
        { from: 'Bob', text: 'a' },
        { from: 'Alice', text: 'b' },
      ]),
    ],
    [
      'lines with "user"',
      linesOf([
        { user: 'Bob', text: 'a' },
        { user: 'Alice', text: 'b' },
      ]),
    ],
    [
      'users that are several',
      linesOf([
        { role: 'user', name: 'Bob', content: 'a' },
        { role: 'user', name: 'Alice', content: 'b' },
      ]),
    ],
  ])('is refused until the user is named: %s', (_, file) => {
    expect(() => readImport(bytesOf(file))).toThrow(
      /what 2 speakers said \("Bob", "Alice"\).*Say which of them is the user/u,
    )
    expect(shown(readImport(bytesOf(file), { user: 'Alice' }).records).map(([, role]) => role)).toEqual([
      'assistant',
      'user',
    ])
  })

  it('gives facts of the user alone, and keeps what the others said under their names', async () => {
    expect(await values(TALK, { user: 'Alice' })).toEqual(['Rome'])
    const { records } = readImport(bytesOf(TALK), { user: 'Alice' })
    expect(records[0]).toMatchObject({ message: { role: 'assistant', speaker: 'Bob' } })
  })

  it('that does not know the user it is told is refused, with those it has', () => {
    expect(() => readImport(bytesOf(TALK), { user: 'Eve' })).toThrow(/no speaker "Eve".*"Bob", "Alice"/u)
  })

  it('may name them as senders; a name is no role until the user is named', () => {
    const file = bytesOf('sender,text\nBob,I live in Paris.\nAlice,I live in Rome.\n')
    expect(shown(readImport(file).records)).toEqual([
      [2, 'malformed'],
      [3, 'malformed'],
    ])
    expect(readImport(file, { user: 'Alice' }).records).toMatchObject([
      { message: { role: 'assistant', speaker: 'Bob' } },
      { message: { role: 'user', speaker: 'Alice' } },
    ])
  })

  it('leaves out what names nobody', () => {
    const one = bytesOf('speaker,text\nAlice,I live in Rome.\n,I live in Paris.\n')
    expect(shown(readImport(one).records)).toEqual([
      [2, 'user', 'I live in Rome.'],
      [3, 'malformed'],
    ])
  })

  it('with one speaker beside an assistant needs no name', () => {
    const lines = linesOf([
      { role: 'user', name: 'Ada', content: 'I live in Rome.' },
      { role: 'assistant', name: 'Helper', content: 'I live in Oslo.' },
    ])
    expect(shown(readImport(bytesOf(lines)).records).map(([, role]) => role)).toEqual(['user', 'assistant'])
  })
})

describe('a file with turns of several users', () => {
  const BOTH = bytesOf(
    linesOf([
      { user_id: 'alice', role: 'user', text: 'I live in Rome.' },
      { user_id: 'bob', role: 'user', text: 'I live in Paris.' },
      { user_id: 'bob', role: 'assistant', text: 'Paris!' },
    ]),
  )

  it('is refused until one is named, as memories of mem0 are', () => {
    expect(() => readImport(BOTH)).toThrow(/2 users \("alice", "bob"\)\. Say whose/u)
    expect(shown(readImport(BOTH, { user: 'alice' }).records)).toEqual([
      [1, 'user', 'I live in Rome.'],
      [2, 'other-user'],
      [3, 'other-user'],
    ])
  })
})
