import type { Plugin } from '@recollect/core'
import { expect } from 'vitest'
import { pluginCase } from '../harness.ts'
import type { PluginCase } from '../harness.ts'
import { exportOf, sayAll, shown, typeOf } from '../steps.ts'

/** Fails on demand, after the plugin has done its part. */
function saboteur() {
  const failing = { now: false }
  const plugin: Plugin = {
    specVersion: 1,
    name: 'the kit itself',
    remembered: () => (failing.now ? Promise.reject(new Error('the last hook failed')) : Promise.resolve()),
  }
  return { plugin, failing }
}

export const writingCases: readonly PluginCase[] = [
  pluginCase('keeps nothing of messages whose transaction fails', async (subject) => {
    const { plugin, failing } = saboteur()
    const { memory } = await subject.open({ plugins: [subject.create(), plugin] })
    await sayAll(subject, memory)
    const before = [await shown(subject, memory), ...(await exportOf(memory))]
    failing.now = true
    // The same once more, and something new.
    const texts = [...subject.messages.map(({ text }) => text), 'I live in Reykjavik now.']
    await expect(memory.remember(texts)).rejects.toThrow('the last hook failed')
    expect([await shown(subject, memory), ...(await exportOf(memory))]).toEqual(before)
  }),

  pluginCase('writes with a message what is undone with it', async (subject) => {
    const { memory } = await subject.open()
    await sayAll(subject, memory)
    const before = await shown(subject, memory)
    for (const { text } of subject.messages) {
      const { change } = await memory.remember(text)
      if (change !== null) await memory.undo(change)
      expect(await shown(subject, memory)).toBe(before)
    }
  }),

  pluginCase('leaves what core makes of a message as it is', async (subject) => {
    const told = async (plugins: readonly Plugin[]) => {
      const { memory } = await subject.open({ plugins })
      for (const { text } of subject.messages) await memory.remember(text)
      const { rows } = await memory.cards.list({ limit: 1000 })
      const facts = rows.map(({ slot, value, active, confidence }) => ({ slot, value, active, confidence }))
      const found = await Promise.all(subject.messages.map(({ text }) => memory.recall(text)))
      return { facts, found: found.map(({ hits }) => hits.map(({ quote, score }) => ({ quote, score }))) }
    }
    expect(await told([subject.create()])).toEqual(await told([]))
  }),

  pluginCase('leaves a memory without it what core keeps, unchanged', async (subject) => {
    const { memory, store } = await subject.open()
    await sayAll(subject, memory)
    const own = new Set<unknown>(subject.create().imports?.types ?? [])
    const kept = (await exportOf(memory)).filter((line) => !own.has(typeOf(line)))
    const plain = await subject.open({ plugins: [], store })
    expect(await exportOf(plain.memory)).toEqual(kept)
    await plain.memory.erase()
    expect(await exportOf(plain.memory)).toHaveLength(1)
  }),
]
