import { createRecollect } from '@recollect/core'
import type { Answer, Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'

/** What somebody says day by day, and how questions are answered on 1 March 2025. */
export interface Story {
  readonly told: readonly (readonly [day: string, text: string])[]
  /** The evidence is strong where none is given. */
  readonly asked: readonly (readonly [question: string, answer: string, evidence?: Answer['evidence']])[]
}

/** Told once more on the other store: as long again, and for `npm test -- --deep`. */
const isDeep = process.env['RECOLLECT_DEEP'] === '1'

const ASKED_AT = Date.UTC(2025, 2, 1, 8)

async function answers(store: Store, { told, asked }: Story): Promise<readonly Answer[]> {
  const recollect = await createRecollect({
    store,
    languages: [chinese(), english()],
    clock: { zone: 'UTC', now: () => ASKED_AT },
    stopwatch: { elapsed: () => 0 },
  })
  const alice = recollect.scope('alice')
  await alice.remember(told.map(([day, text]) => ({ text, at: `${day}T08:00:00Z` })))
  const said: Answer[] = []
  for (const [question] of asked) said.push(await alice.answer(question))
  await recollect.close()
  return said
}

/** One test a question; the memory of a story is made once. */
export function tell(stories: readonly Story[]): void {
  describe.each(stories.map((story) => [story.told.map(([, text]) => text).join(' … '), story] as const))(
    'after "%s"',
    (_told, story) => {
      const found = answers(inMemoryStore(), story)
      if (isDeep)
        it('both stores answer alike', async () => {
          const texts = (all: readonly Answer[]) => all.map(({ text, evidence }) => `${evidence}: ${text}`)
          expect(texts(await answers(sqliteStore({ file: ':memory:' }), story))).toEqual(texts(await found))
        })
      it.each(story.asked.map(([question, answer, evidence], at) => ({ question, answer, evidence, at })))(
        '"$question" is answered "$answer"',
        async ({ answer, evidence = 'strong', at }) => {
          expect((await found)[at]).toMatchObject({ text: answer, evidence })
        },
      )
    },
  )
}
