import type { Plugin } from '@recollect/core'
import type { PluginHarness } from '../../src/index.ts'
import { toyPack } from '../packs/toy-pack.ts'

/** How the kit gets at the toy, or at what was made of it. */
export const toyHarness = (name: string, create: () => Plugin): PluginHarness => ({
  name,
  create,
  languages: () => [toyPack()],
  messages: [
    { text: 'I live in Zanzibar', secret: /zanzibar/iu },
    { text: 'I like 绿茶', secret: /绿茶/u },
  ],
  use: ({ notes }, { item }) => notes.add(item.id, `noted: ${item.text}`),
  show: ({ notes }) => notes.all(),
})
