import { generateText } from 'ai'
import type { ModelMessage } from 'ai'
import { describe, expect, it } from 'vitest'
import { aChat, factsOf, messagesOf } from './support/chat.ts'

const ODD: readonly (readonly [what: string, said: string])[] = [
  ['colours of a pasted terminal', '\u001b[31mI live in Berlin.\u001b[0m'],
  ['a form feed of a PDF', 'I live\fin Berlin.'],
  ['an embedding of a Windows path', '\u202aC:\\Users\\me. I live in Berlin.'],
  ['half an emoji', 'I live in Berlin. \ud83d'],
  ['NUL', 'I live in\0Berlin.'],
  ['more than is read at once', `I live in Berlin. ${'Nothing else. '.repeat(7500)}`],
]

describe('an odd turn', () => {
  it.each(ODD)('with %s has its context, becomes facts and is logged', async (_what, said) => {
    const { server, model, memory } = await aChat(['ok'])
    await memory.remember('I like tea.')
    const { warnings } = await generateText({ model, messages: [{ role: 'user', content: said }] })
    expect(warnings).toEqual([])
    expect(String(messagesOf(server)[0]?.content)).toContain('tea')
    expect(await factsOf(memory)).toContainEqual(['location', 'Berlin'])
    const [pair] = await memory.session('chat').recent()
    expect(pair?.question).toContain('Berlin.')
  })

  it('of only a picture has its context, and nothing is remembered or logged of it', async () => {
    const { server, model, memory } = await aChat(['A cat.'])
    await memory.remember('I like tea.')
    const picture: ModelMessage = {
      role: 'user',
      content: [{ type: 'image', image: new URL('data:image/png;base64,iVBORw0KGgo=') }],
    }
    const { warnings } = await generateText({ model, messages: [picture] })
    expect(warnings).toEqual([])
    expect(String(messagesOf(server)[0]?.content)).toContain('tea')
    expect((await memory.items.list()).rows).toHaveLength(1)
    expect((await memory.sessions.list()).rows).toEqual([])
  })
})
