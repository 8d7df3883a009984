import { knowledge } from '@recollect/knowledge'
import { testPlugin } from '../src/index.ts'
import { toyPack } from './packs/toy-pack.ts'

testPlugin({
  name: 'knowledge',
  create: () => knowledge(),
  languages: () => [toyPack()],
  messages: [
    { text: 'I live in Zanzibar', secret: /zanzibar/iu },
    { text: 'I like 绿茶', secret: /绿茶/u },
  ],
  use: (memory) => memory.discover({ ongoing: true }),
  show: async (memory) => {
    // An episode that lost a message is told anew.
    await memory.discover({ ongoing: true })
    const { rows } = await memory.episodes.list()
    return rows.length === 0 ? null : rows.map(({ content }) => content)
  },
})
