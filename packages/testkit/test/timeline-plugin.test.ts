import { timeline } from '@recollect/timeline'
import { testPlugin } from '../src/index.ts'
import { toyPack } from './packs/toy-pack.ts'

/** After everything the kit writes. */
const LATER = '2100-01-01'

testPlugin({
  name: 'timeline',
  create: () => timeline(),
  languages: () => [toyPack()],
  messages: [
    { text: 'I live in Zanzibar', secret: /zanzibar/iu },
    { text: 'I like 绿茶', secret: /绿茶/u },
  ],
  // It keeps nothing: what it shows is what core kept.
  use: () => Promise.resolve(),
  show: async (memory) => {
    const then = memory.at({ validAt: LATER, knownAt: LATER })
    const began = await memory.diff('2000-01-01', LATER)
    return {
      facts: (await then.cards.list()).rows.map(({ slot, value, active }) => ({ slot, value, active })),
      messages: (await then.items.list()).rows.map(({ text, active }) => ({ text, active })),
      began: began.map(({ kind, after }) => ({ kind, value: after?.value })),
    }
  },
})
