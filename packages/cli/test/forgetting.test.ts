import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { testForgetting } from '@recollect/testkit'

const packs = [chinese(), english()]

testForgetting({
  name: 'the reference store',
  store: { name: 'reference', create: async () => inMemoryStore() },
  languages: () => packs,
})
