import { InvalidInputError } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { ODD_TEXTS } from '../../test/support/odd-texts.ts'
import { openMemory } from '../../test/support/memory.ts'
import type { Opened } from '../../test/support/memory.ts'
import { contextFor, logTurn } from './around.ts'
import type { AroundSettings } from './options.ts'
import { turnOf } from './turn.ts'

const user = (content: string) => ({ role: 'user', content })

function settingsFor({ alice }: Opened, given: Partial<AroundSettings> = {}) {
  const told: string[] = []
  const settings: AroundSettings = {
    adapter: 'an-sdk',
    memory: alice,
    session: 'one',
    turn: null,
    remember: true,
    log: true,
    onError: (_error, step) => told.push(step),
    ...given,
  }
  return { settings, told }
}

const contextOf = async (messages: Parameters<typeof turnOf>[0], settings: AroundSettings) => {
  const turn = turnOf(messages)
  return turn === null ? null : contextFor(turn, settings)
}

describe('a call with a memory around it', () => {
  it('has the turn remembered once, and what is known before it', async () => {
    const opened = await openMemory()
    await opened.alice.remember('I live in Paris.')
    const { settings } = settingsFor(opened)
    const asked = [user('Where do I live?')]
    expect(await contextOf(asked, settings)).toContain('Paris')
    await contextOf([...asked, { role: 'tool', content: 'sunny' }], settings)
    expect((await opened.alice.items.list({ session: 'one' })).rows).toHaveLength(1)
  })

  it.each([
    ['the same words said again after their answer', { log: true }, 2],
    ['a turn by its id', { turn: 'm1' }, 1],
    ['no retry of a turn that nothing tells from another', { log: false }, 2],
  ])('knows %s', async (_what, given, items) => {
    const opened = await openMemory()
    const { settings } = settingsFor(opened, given)
    for (const answer of ['Nice.', 'Again?']) {
      await contextOf([user('I moved to Rome.')], settings)
      await logTurn('I moved to Rome.', answer, settings)
    }
    expect((await opened.alice.items.list()).rows).toHaveLength(items)
  })

  it('logs a pair when the model has said all, and an answer without words as none', async () => {
    const opened = await openMemory()
    const { settings } = settingsFor(opened)
    await logTurn('Hi', null, settings)
    expect((await opened.alice.sessions.list()).rows).toEqual([])
    await logTurn('Hi', ' ', settings)
    expect(await opened.alice.session('one').recent()).toMatchObject([{ question: 'Hi', answerTokens: 0 }])
  })

  it.each([
    ...ODD_TEXTS.map(([what, text]) => [what, text] as const),
    ['more than is read at once', `I live in Rome. ${'Nothing else. '.repeat(75)}`] as const,
  ])('has its context and is remembered and logged when the turn has %s', async (_what, text) => {
    const opened = await openMemory({ config: { limits: { maxTextBytes: 1000 } } })
    await opened.alice.remember('I like tea.')
    const { settings, told } = settingsFor(opened)
    expect(await contextOf([user(text)], settings)).toContain('tea')
    await logTurn(text, `Noted. ${text}`, settings)
    expect(told).toEqual([])
    const { rows } = await opened.alice.items.list({ session: 'one' })
    expect(rows.map((item) => item.text.includes('Rome'))).toEqual([true])
    const [pair] = await opened.alice.session('one').recent()
    expect(pair?.question).toBe(rows[0]?.text)
  })

  it('has its context when the user sent no words, and nothing is remembered or logged of it', async () => {
    const opened = await openMemory()
    await opened.alice.remember('I like tea.')
    const { settings, told } = settingsFor(opened)
    const picture = { role: 'user', content: [{ type: 'image', image: 'x' }] }
    for (const message of [picture, user(''), user('\u202e\0'), { role: 'user', content: [] }]) {
      expect(await contextOf([message], settings)).toContain('tea')
      await logTurn(turnOf([message])?.text ?? '', 'A cat.', settings)
    }
    expect(told).toEqual([])
    expect((await opened.alice.items.list({ session: 'one' })).rows).toEqual([])
    expect((await opened.alice.sessions.list()).rows).toEqual([])
  })

  it('has its context when the turn cannot be remembered, and that is told', async () => {
    const opened = await openMemory()
    await opened.alice.remember('I like tea.')
    const remember = () => Promise.reject(new InvalidInputError('It is too long.'))
    const { settings, told } = settingsFor(opened, { memory: { ...opened.alice, remember } })
    expect(await contextOf([user('Hi')], settings)).toContain('tea')
    await logTurn('x'.repeat(10_000_001), 'Noted.', settings)
    expect(told).toEqual(['remember', 'log'])
  })

  it('logs an answer in which nothing is to be seen as none', async () => {
    const opened = await openMemory()
    await logTurn('Hi', '\u200b\u001b[0m', settingsFor(opened).settings)
    expect(await opened.alice.session('one').recent()).toMatchObject([{ question: 'Hi', answerTokens: 0 }])
  })

  it('goes on without the memory when it fails, and says at what', async () => {
    const opened = await openMemory()
    const { settings, told } = settingsFor(opened)
    await opened.recollect.close()
    expect(await contextOf([user('Hi')], settings)).toBe('')
    await logTurn('Hi', 'Hello!', settings)
    expect(told).toEqual(['remember', 'context', 'log'])
  })
})
