import { transfer } from '@recollect/transfer'
import { testPlugin } from '../src/index.ts'
import { toyPack } from './packs/toy-pack.ts'

testPlugin({
  name: 'transfer',
  create: () => transfer(),
  languages: () => [toyPack()],
  messages: [
    { text: 'I live in Zanzibar', secret: /zanzibar/iu },
    { text: 'I like 绿茶', secret: /绿茶/u },
  ],
  use: (memory) => memory.repair(),
  show: async (memory) => {
    const shown: unknown[] = []
    for await (const line of memory.export()) {
      const { text, value }: { text?: unknown; value?: unknown } = JSON.parse(line)
      if (text !== undefined || value !== undefined) shown.push(text ?? value)
    }
    return shown.length === 0 ? null : shown
  },
})
