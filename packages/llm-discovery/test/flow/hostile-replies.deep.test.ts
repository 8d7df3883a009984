import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import type { MessageInput } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { scriptedFetch } from '@recollect/testkit/model-server'
import type { ModelRequest } from '@recollect/testkit/model-server'
import { describe, expect, it } from 'vitest'
import { llmDiscoverer, openAiModel } from '../../src/index.ts'
import { Dice } from './dice.ts'
import { allOf, expectListed, expectNothingLost, expectReasons, expectTrueQuotes } from './laws.ts'
import { goodModel, talks } from './talk.ts'
import { tampering } from './tampering.ts'

const REPLIES = 3000
/** Of each episode. */
const TRIES = 20
const SHORT = talks(24, 2)
/** Compared in about forty pieces each: as many replies for one episode. */
const LONG = talks(10, 40)

async function memoryWith(fetch: typeof globalThis.fetch) {
  const store = inMemoryStore()
  const baseURL = 'http://127.0.0.1/v1'
  const breaker = { failures: 1000, cooldown: 0 }
  const model = openAiModel({ model: 'scripted', baseURL, fetch, maxRetries: 0, retryDelay: 0, breaker })
  const recollect = await createRecollect({
    store,
    languages: [chinese(), english()],
    plugins: [
      knowledge({
        discoverer: llmDiscoverer({ model, chunkCharacters: 1000 }),
        ...{ maxCharacters: 100_000, maxMessages: 200, maxAttempts: TRIES },
      }),
    ],
  })
  return { store, recollect }
}

describe('thousands of malformed or hostile replies', () => {
  it('crash nothing, lose no message, prove no node by words nobody said, and are listed with their reasons', async () => {
    const dice = new Dice(20_240_115)
    const counted = { tampered: 0, nodes: 0, failed: 0, quarantined: 0 }
    /** Some replies are good, or nothing would get as far as the last ones. */
    const bad = (polite: boolean) => (request: ModelRequest) => {
      if (dice.chance(request.task === 'knowledge_gaps' ? 0.05 : 0.5)) return null
      counted.tampered += 1
      return tampering(dice, request, polite)
    }
    const { fetch, misbehave } = scriptedFetch({ reply: goodModel })
    const { store, recollect } = await memoryWith(fetch)
    const goThrough = async (scope: string, messages: readonly MessageInput[]) => {
      const memory = recollect.scope(scope)
      await memory.remember(messages)
      const facts = await allOf((page) => memory.cards.list(page))
      for (let run = 0; run < TRIES; run++) {
        misbehave(bad(run % 5 > 0))
        const report = await memory.discover()
        counted.failed += report.reports.filter(({ error }) => error !== null).length
        expectReasons(report)
      }
      await expectNothingLost(memory, messages.length)
      counted.nodes += await expectTrueQuotes(store, scope)
      counted.quarantined += await expectListed(memory)
      expect(await allOf((page) => memory.cards.list(page))).toEqual(facts)
      misbehave([])
      expect(await memory.discover({ failed: true })).toMatchObject({ owed: 0, stopped: null })
      expect(await memory.discovery.status()).toMatchObject({ messages: 0, episodes: { failed: 0, owed: 0 } })
    }
    await goThrough('短', SHORT)
    for (let round = 0; counted.tampered < REPLIES; round++) await goThrough(`长 ${String(round)}`, LONG)
    // Enough came of them to have been put to the proof, and enough was refused.
    expect(counted.nodes).toBeGreaterThan(90)
    expect(counted.quarantined).toBeGreaterThan(600)
    expect(counted.failed).toBeGreaterThan(60)
    await recollect.close()
  }, 300_000)
})
