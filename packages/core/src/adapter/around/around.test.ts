import { describe, expect, it } from 'vitest'
import { openMemory } from '../../../test/support/memory.ts'
import type { Opened } from '../../../test/support/memory.ts'
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

  it('goes on without the memory when it fails, and says at what', async () => {
    const opened = await openMemory()
    const { settings, told } = settingsFor(opened)
    await opened.recollect.close()
    expect(await contextOf([user('Hi')], settings)).toBe('')
    await logTurn('Hi', 'Hello!', settings)
    expect(told).toEqual(['remember', 'context', 'log'])
  })
})
