import { expect } from 'vitest'
import { standing } from '../../forgetting/places.ts'
import { pluginCase } from '../harness.ts'
import type { OpenedMemory, PluginCase, PluginMessage, PluginSubject } from '../harness.ts'
import { exportOf, say, sayAll, shown } from '../steps.ts'

/** In nothing that is given to anybody, and in no place of the store. */
async function expectGone(
  subject: PluginSubject,
  { memory, store }: OpenedMemory,
  { secret }: PluginMessage,
) {
  expect(await shown(subject, memory)).not.toMatch(secret)
  expect((await exportOf(memory)).join('\n')).not.toMatch(secret)
  for (const [place, text] of await store.read('alice', standing)) expect(text, place).not.toMatch(secret)
}

/** Each message among the others, which stay. */
async function eachAlone(
  subject: PluginSubject,
  leave: (opened: OpenedMemory, said: Awaited<ReturnType<typeof say>>) => Promise<unknown>,
): Promise<void> {
  for (const message of subject.messages) {
    const opened = await subject.open()
    for (const other of subject.messages) if (other !== message) await say(subject, opened.memory, other)
    const said = await say(subject, opened.memory, message)
    expect(await shown(subject, opened.memory), 'show() has nothing of it').toMatch(message.secret)
    await leave(opened, said)
    await expectGone(subject, opened, message)
    for (const other of subject.messages)
      if (other !== message) expect(await shown(subject, opened.memory)).toMatch(other.secret)
  }
}

export const leavingCases: readonly PluginCase[] = [
  pluginCase('keeps nothing of a message that is forgotten', (subject) =>
    eachAlone(subject, ({ memory }, { item }) => memory.forget({ item: item.id })),
  ),

  pluginCase('keeps nothing of a fact that is forgotten', (subject) =>
    eachAlone(subject, async ({ memory }, { item, changes }) => {
      const [change] = changes
      if (change?.card) await memory.forget({ card: change.card.id })
      else await memory.forget({ item: item.id })
    }),
  ),

  pluginCase('keeps nothing of a scope that is erased, and all of another', async (subject) => {
    const opened = await subject.open()
    const other = opened.recollect.scope('bob')
    const fresh = await shown(subject, opened.memory)
    for (const memory of [opened.memory, other]) await sayAll(subject, memory)
    const before = await shown(subject, other)
    await opened.memory.erase()
    expect(await shown(subject, opened.memory)).toBe(fresh)
    for (const message of subject.messages) await expectGone(subject, opened, message)
    expect(await shown(subject, other)).toBe(before)
  }),

  pluginCase('keeps scopes apart', async (subject) => {
    const { memory, recollect } = await subject.open()
    const other = recollect.scope('bob')
    const fresh = await shown(subject, other)
    await sayAll(subject, memory)
    expect(await shown(subject, other)).toBe(fresh)
  }),

  pluginCase('keeps the memories apart that one object of it serves', async (subject) => {
    const plugins = [subject.create()]
    const one = await subject.open({ plugins })
    const two = await subject.open({ plugins })
    const fresh = await shown(subject, two.memory)
    await sayAll(subject, one.memory)
    const before = await shown(subject, one.memory)
    expect(await shown(subject, two.memory)).toBe(fresh)
    await two.memory.erase()
    expect(await shown(subject, one.memory)).toBe(before)
  }),
]
