import type { Cipher } from '@recollect/core/store'
import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { fixedClock, hashEmbedder, NOON, sequentialIds } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { ciphers } from './support/rotation.ts'
import { liveALife } from './support/live-a-life.ts'

/** Everything a memory answered in a life of every verb. */
async function answersWith(cipher?: Cipher): Promise<unknown> {
  const clock = fixedClock(NOON)
  const recollect = await createRecollect({
    plugins: [sessions(), knowledge(), timeline(), transfer()],
    store: sqliteStore({ file: ':memory:', ...(cipher === undefined ? {} : { cipher }) }),
    languages: [english(), chinese()],
    embedder: hashEmbedder({ dimensions: 16 }),
    clock,
    ids: sequentialIds(),
    stopwatch: { elapsed: () => 0 },
  })
  try {
    return await liveALife(recollect.scope('alice'), clock)
  } finally {
    await recollect.close()
  }
}

describe('a memory in an encrypted database', () => {
  it.each(['everything', 'sensitive'] as const)(
    'answers as one without encryption, with %s sealed',
    async (seals) => {
      expect(await answersWith(ciphers(seals).during)).toStrictEqual(await answersWith())
    },
  )
})
