import { knowledge } from '@recollect/knowledge'
import { testPlugin } from '../src/index.ts'
import { toyPack } from './packs/toy-pack.ts'

/** Long enough that an episode holds one message: one that goes takes its whole episode along. */
const LONG = 'Well. '.repeat(60)

testPlugin({
  name: 'knowledge',
  create: () => knowledge({ maxCharacters: 500 }),
  languages: () => [toyPack()],
  messages: [
    { text: `I live in Zanzibar. ${LONG}`, secret: /zanzibar/iu },
    { text: `I like 绿茶. ${LONG}`, secret: /绿茶/u },
  ],
  use: async (memory) => void (await memory.discover({ ongoing: true })),
  show: async (memory) => {
    const { rows } = await memory.episodes.list({ limit: 100 })
    return rows.length === 0 ? null : rows.map(({ title, content }) => ({ title, content }))
  },
})
