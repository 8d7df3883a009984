import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { conversation } from './support/chatgpt.ts'
import { bytesOf, contentsOf, linesOf, newMemory } from './support/memory.ts'

/** Messages kept of each file, one after the other; then both once more, which keeps nothing. */
async function kept(...files: readonly unknown[]) {
  const memory = await newMemory()
  const counts: number[] = []
  for (const file of files)
    counts.push((await importInto(memory, readImport(bytesOf(file)).records)).messages.kept)
  const before = await contentsOf(memory)
  for (const file of files) await importInto(memory, readImport(bytesOf(file)).records)
  expect(await contentsOf(memory)).toEqual(before)
  return counts
}

describe('messages that share an id are told apart', () => {
  it('by their conversation, by what they say, and a number from a text', async () => {
    const lines = linesOf([
      { conversation_id: 'c1', id: 1, text: 'I like tea' },
      { conversation_id: 'c2', id: 1, text: 'I like tea' },
      { conversation_id: 'c2', id: 1, text: 'I like jazz' },
      { id: 0, text: 'Hello' },
      { id: '0', text: 'Hello' },
    ])
    expect(await kept(lines)).toEqual([5])
  })

  it('in tables that both count from one', async () => {
    expect(await kept('id,text\n1,I like tea\n2,Hello\n', 'id,text\n1,I like jazz\n2,Good bye\n')).toEqual([
      2, 2,
    ])
  })
})

describe('conversations without ids', () => {
  const chat = (text: string, more: object = {}) =>
    conversation([{ id: 'm1', parts: [text] }], { conversation_id: undefined, ...more })

  it('of ChatGPT are each kept', async () => {
    expect(await kept([chat('I like tea'), chat('I like jazz')])).toEqual([2])
    expect(await kept([chat('Hello'), chat('Hello', { create_time: 1700000900 })], [chat('Hi')])).toEqual([
      2, 1,
    ])
  })

  it('of Claude are each kept, and so are their messages without ids', async () => {
    const said = (text: string, uuid?: string) => ({ sender: 'human', text, uuid })
    const talk = (uuid: string | undefined, ...chat_messages: readonly object[]) => ({ uuid, chat_messages })
    expect(await kept([talk(undefined, said('I like tea')), talk(undefined, said('I like jazz'))])).toEqual([
      2,
    ])
    expect(await kept([talk(undefined, said('Hello', 'a')), talk(undefined, said('Bye', 'a'))])).toEqual([2])
    const [first, second] = [said('Hello'), said('Hello')]
    expect(await kept([talk('k', first)], [talk('k', said('Before'), first, second)])).toEqual([1, 2])
  })

  it('of Claude keep each text attached to them', async () => {
    const attachments = ['one', 'two'].map((extracted_content) => ({ file_name: '', extracted_content }))
    expect(await kept([{ chat_messages: [{ sender: 'human', text: 'Look', attachments }] }])).toEqual([3])
  })
})
