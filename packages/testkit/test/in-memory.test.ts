import { inMemoryStore } from '@recollect/store-memory'
import { testStore } from '../src/index.ts'

testStore({ name: 'in memory', create: async () => inMemoryStore() })
