import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { testPlugin } from '@recollect/testkit'
import type { PluginHarness } from '@recollect/testkit'
import { reminders } from '../src/index.ts'

const mine: Omit<PluginHarness, 'name'> = {
  create: () => reminders(),
  languages: () => [chinese(), english()],
  messages: [
    { text: 'My dentist appointment is on March 12, 2027', secret: /dentist|root canal/iu },
    { text: '我2027年3月5日要去看眼科医生', secret: /眼科|验光/u },
  ],
  use: async ({ reminders: own }, { item }) => {
    const text = item.text.startsWith('My') ? 'root canal papers' : '带上验光单'
    await own.add({ text, on: '2027-03-01', about: item.id })
    const { card } = await own.add({ text: 'buy stamps', on: '2027-02-01' })
    if (card !== null) await own.done(card.id)
  },
  show: async ({ reminders: own }) =>
    (await own.due({ before: '2028-01-01' })).map(({ text, at }) => ({ text, at })),
}

testPlugin({ ...mine, name: 'reminders, in memory' })

testPlugin({
  ...mine,
  name: 'reminders, SQLite',
  store: { name: 'sqlite', create: () => Promise.resolve(sqliteStore({ file: ':memory:' })) },
})
