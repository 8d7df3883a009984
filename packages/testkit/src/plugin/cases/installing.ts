import type { CoreMemory } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { inMemoryStore } from '@recollect/store-memory'
import { expect } from 'vitest'
import { bareStore } from '../bare-store.ts'
import { pluginCase } from '../harness.ts'
import type { PluginCase } from '../harness.ts'
import { codeOf, exportOf, say, shown } from '../steps.ts'

/** Names of what a memory has. */
const verbsOf = (memory: CoreMemory): readonly string[] => Object.keys(memory).sort()

export const installingCases: readonly PluginCase[] = [
  pluginCase('is refused twice in one memory', async ({ create, open }) => {
    const twice = open({ plugins: [create(), create()] })
    await expect(twice).rejects.toThrow(/is there twice/u)
  }),

  pluginCase('is refused by a store that lacks what it needs', async ({ create, open }) => {
    const plugin = create()
    for (const need of plugin.needs ?? []) {
      const store = inMemoryStore()
      const lacking = { ...store, capabilities: { ...store.capabilities, [need]: false } }
      expect(await codeOf(open({ plugins: [plugin], store: lacking })), need).toBe('UNSUPPORTED_CAPABILITY')
    }
  }),

  pluginCase('works on every store that does not refuse it', async (subject) => {
    const { create, messages, open } = subject
    if ((create().needs ?? []).length > 0) return
    const { memory } = await open({ store: bareStore(inMemoryStore()) })
    for (const message of messages) {
      const { item } = await say(subject, memory, message)
      await shown(subject, memory)
      await exportOf(memory)
      await memory.forget({ item: item.id })
    }
  }),

  pluginCase('adds the verbs that it names, and changes none of core', async ({ create, open }) => {
    const plugin = create()
    const plain = await open({ plugins: [] })
    const { recollect } = await open({ plugins: [plugin] })
    const added = [...(plugin.verbs?.names ?? [])].sort()
    const expected = new Set([...verbsOf(plain.memory), ...added])
    expect(verbsOf(recollect.scope('alice'))).toEqual([...expected].sort())
  }),

  pluginCase(
    'stands beside the plugins for sessions, knowledge and looking back',
    async ({ create, open }) => {
      const plugin = create()
      const others = [sessions(), knowledge(), timeline()].filter(({ name }) => name !== plugin.name)
      const { memory } = await open({ plugins: [plugin, ...others], store: inMemoryStore() })
      expect(verbsOf(memory)).toEqual(expect.arrayContaining([...(plugin.verbs?.names ?? [])]))
    },
  ),
]
