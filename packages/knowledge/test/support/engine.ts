import { testEngine as coreEngine } from '../../../core/test/support/engine.ts'
import type { Engine } from '../../src/engine.ts'
import { readOptions } from '../../src/options.ts'
import type { KnowledgeOptions } from '../../src/options.ts'

/** What a memory is made of, for parts that are tested below its verbs. */
export const testEngine = (
  given: Partial<Omit<Engine, 'settings'>> = {},
  options: KnowledgeOptions = {},
): Engine => ({
  ...coreEngine(given),
  ...readOptions(options),
  nodeAccesses: new Map(),
  ...given,
})
