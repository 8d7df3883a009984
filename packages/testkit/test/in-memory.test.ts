import { inMemoryStore } from '@recollect/core/in-memory'
import { testStore } from '../src/index.ts'

testStore({ name: 'in memory', create: async () => inMemoryStore() })
