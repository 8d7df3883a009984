import { describe, expect, it } from 'vitest'
import { linesKey } from './lines-key.ts'
import { messageKeys } from './message-keys.ts'

const first = { role: 'user', content: 'I moved to Paris.' }
const later = [first, { role: 'assistant', content: 'Nice.' }, { role: 'user', content: 'I like tea.' }]

describe('the key of a message', () => {
  it('is that of its turn where something was said before it, in every process', async () => {
    const [line, ...lines] = [
      ['user', 'I moved to Paris.'],
      ['assistant', 'Nice.'],
      ['user', 'I like tea.'],
    ] as const
    const key = await linesKey('an-sdk', 'one', [line, ...lines])
    expect(await messageKeys('an-sdk')(later, 2, 'one')).toBe(key)
    expect(await messageKeys('an-sdk')(structuredClone(later), 2, 'one')).toBe(key)
    expect(await messageKeys('an-sdk')(later, 2, 'two')).not.toBe(key)
    expect(await messageKeys('an-sdk')(later, 2)).not.toBe(key)
    expect(await messageKeys('other')(later, 2, 'one')).toMatch(/^other:[\da-f]{64}$/u)
  })

  it('is that of the object for the first one, which may be said anew', async () => {
    const keyOf = messageKeys('an-sdk')
    const key = await keyOf([first], 0, 'one')
    expect(key).toMatch(/^an-sdk:./u)
    expect(await keyOf(later.slice(0, 2), 0, 'one')).toBe(key)
    expect(await keyOf([{ ...first }], 0, 'one')).not.toBe(key)
  })

  it('is told for the first one by what followed, once the user has spoken again', async () => {
    const key = await messageKeys('an-sdk')(later, 0, 'one')
    const longer = [...structuredClone(later), { role: 'assistant', content: 'So do I.' }]
    expect(await messageKeys('an-sdk')(longer, 0, 'one')).toBe(key)
    expect(await messageKeys('an-sdk')(longer, 2, 'one')).not.toBe(key)
  })

  it('is another one when the object says something else', async () => {
    const keyOf = messageKeys('an-sdk')
    const message = { role: 'user', content: 'I moved to Paris.' }
    const key = await keyOf([message], 0)
    message.content = 'I moved to Rome.'
    expect(await keyOf([message], 0)).not.toBe(key)
  })
})
