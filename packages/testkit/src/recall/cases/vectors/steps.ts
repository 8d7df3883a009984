import { createRecollect } from '@recollect/core'
import { transfer } from '@recollect/transfer'
import type { Recollect, RecollectOptions, ScopedMemory, Store } from '@recollect/core'
import { fixedClock } from '../../../fixtures/fixed-clock.ts'
import { hashEmbedder } from '../../../fixtures/hash-embedder.ts'
import type { HashEmbedder } from '../../../fixtures/hash-embedder.ts'
import { sequentialIds } from '../../../fixtures/sequential-ids.ts'
import { withKnowledge } from '../../../fixtures/with-knowledge.ts'
import type { RecallHarness } from '../../harness.ts'
import { recallCase } from '../../recall-case.ts'
import type { RecallCase } from '../../recall-case.ts'

export const TOLD = [
  '上周末在湖边拍到了很多白鹭',
  'We repainted the garden shed in a pale blue',
  '楼下新开的面馆味道不错，牛肉给得多',
  'The rehearsal for the spring concert was moved to Thursday',
  '他把 presentation 的第三页又改了一遍',
  'My neighbour keeps bees and gave us a jar of honey',
  '周四的 rehearsal 改到了小礼堂',
] as const

/** Words cut in two: nothing that full text could find, near in letters. */
export const ASKED = [
  ['湖面白鹭照', 1],
  ['gardening sheds repainting', 2],
  ['presentations 三页', 5],
] as const

const NEAR = { recall: { vectorThreshold: 0.2 } } as const
export const ALONE = {
  ...NEAR,
  query: { off: ['card', 'exact', 'full_text', 'substring', 'expansion'] },
} as const

type Opened = (options?: Partial<RecollectOptions>) => Promise<Recollect>

/** Runs on stores that keep vectors; `open` may be called several times: each memory is another process on the same store. */
export const vectorCase = (
  name: string,
  run: (open: Opened, store: Store, harness: RecallHarness) => Promise<void>,
): RecallCase =>
  recallCase(name, async (harness) => {
    const store = await harness.store.create()
    const ids = sequentialIds()
    const open: Opened = (options) =>
      createRecollect({
        store,
        plugins: [...withKnowledge(store), transfer()],
        languages: harness.languages(),
        clock: fixedClock(),
        ids,
        stopwatch: { elapsed: () => 0 },
        config: NEAR,
        ...options,
      })
    try {
      if (store.capabilities.vectors) await run(open, store, harness)
    } finally {
      await store.close()
      await harness.store.destroy?.(store)
    }
  })

export const seqs = async (memory: ScopedMemory, query: string): Promise<readonly (number | undefined)[]> =>
  (await memory.recall(query)).hits.map(({ item }) => item?.seq)

export const vectorTierOf = async (memory: ScopedMemory, query: string) =>
  (await memory.recall(query, { trace: true })).trace?.tiers.find(({ tier }) => tier === 'vector')

/** Fails for as long as it is told to. */
export function unreliable(model = 'hash'): {
  embedder: HashEmbedder
  refuse: (texts: string | null) => void
} {
  let refused: string | null = null
  const embedder = hashEmbedder({
    model,
    before: (texts) => {
      if (refused !== null && texts.some((text) => text.includes(refused ?? ''))) {
        throw new Error(`no answer for ${refused === '' ? 'anything' : refused}`)
      }
    },
  })
  return { embedder, refuse: (texts) => (refused = texts) }
}
