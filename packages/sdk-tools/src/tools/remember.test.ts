import { describe, expect, it } from 'vitest'
import { openMemory } from '../../test/support/memory.ts'
import { rememberer } from './remember.ts'

const user = (content: string) => ({ role: 'user', content })

describe('the tool remember', () => {
  it('keeps the whole message in which the user said the words, and what it says', async () => {
    const { alice } = await openMemory()
    const remember = rememberer(alice, { adapter: 'an-sdk', session: 'one' })
    const said = [user('Well! I live in Paris. I like tea.')]
    const first = await remember('I live in Paris.', said)
    expect(first).toMatchObject({ as: 'words of the user', facts: [{ value: 'Paris' }, { value: 'tea' }] })
    expect(await remember('I like tea.', said)).toEqual(first)
    const { rows } = await alice.items.list({ session: 'one' })
    expect(rows).toMatchObject([{ text: 'Well! I live in Paris. I like tea.', role: 'user' }])
  })

  it('gives of a message that was kept only the facts that hold', async () => {
    const { alice } = await openMemory()
    const remember = rememberer(alice, { adapter: 'an-sdk' })
    const said = [user('I live in Paris. I like tea.')]
    await remember('I like tea.', said)
    await alice.remember('I live in Rome.')
    expect(await remember('I like tea.', said)).toMatchObject({ facts: [{ value: 'tea' }] })
  })

  it('keeps what the user did not say as a note, once for a conversation', async () => {
    const { alice } = await openMemory()
    const remember = rememberer(alice, { adapter: 'an-sdk' })
    const said = [user('Hi'), { role: 'assistant', content: 'I live in Paris.' }, user('And?')]
    const note = await remember('I live in Paris.', said)
    expect(note).toMatchObject({ as: 'note', facts: [] })
    expect(await remember('I live in Paris.', structuredClone(said))).toEqual(note)
    expect((await alice.items.list()).rows).toMatchObject([{ text: 'I live in Paris.', role: 'assistant' }])
  })

  it('keeps no fact of a message the memory does not take', async () => {
    const { alice } = await openMemory()
    const remember = rememberer(alice, { adapter: 'an-sdk' })
    const said = [user(`I live in Paris. ${'x'.repeat(10_000_000)}`)]
    expect(await remember('I live in Paris.', said)).toMatchObject({ as: 'note', facts: [] })
  })

  it.each([
    ['colours of a terminal', 'I \u001b[1mlive\u001b[0m in Paris. I like tea.'],
    ['a form feed', 'I live\fin Paris.\fI like tea.'],
    ['marks that reorder text', '\u202aI live in Paris.\u202c I like tea.'],
  ])('knows what the user said where it had %s', async (_what, text) => {
    const { alice } = await openMemory()
    const remember = rememberer(alice, { adapter: 'an-sdk' })
    const told = { as: 'words of the user', facts: [{ value: 'Paris' }, { value: 'tea' }] }
    expect(await remember('I live in Paris.', [user(text)])).toMatchObject(told)
  })

  it('says what else goes wrong', async () => {
    const { recollect, alice } = await openMemory()
    await recollect.close()
    const remember = rememberer(alice, { adapter: 'an-sdk' })
    await expect(remember('Hi', [user('Hi')])).rejects.toMatchObject({ code: 'CLOSED' })
  })
})
