import { sessions } from '@recollect/sessions'
import { testPlugin } from '../src/index.ts'
import { toyPack } from './packs/toy-pack.ts'

testPlugin({
  name: 'sessions',
  create: () => sessions(),
  languages: () => [toyPack()],
  messages: [
    { text: 'I live in Zanzibar', secret: /zanzibar/iu },
    { text: 'I like 绿茶', secret: /绿茶/u },
  ],
  use: async (memory, { item: { text } }) => {
    await memory.session('monday').log(text, `Noted: ${text}`, { mark: true, topics: ['notes'] })
    const { working } = memory.session('monday')
    const said = (await working.get('said'))?.value
    await working.set({ said: [...(Array.isArray(said) ? said.map(String) : []), text] })
  },
  show: async (memory) => {
    const monday = memory.session('monday')
    const { rows } = await memory.sessions.list()
    if (rows.length === 0) return null
    const pairs = (await monday.recent(100)).map(({ question, answer, topics }) => ({
      question,
      answer,
      topics,
    }))
    return { pairs, working: (await monday.working.all()).map(({ name, value }) => ({ name, value })) }
  },
})
