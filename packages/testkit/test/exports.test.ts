import { expect, it } from 'vitest'
import * as surface from '../src/index.ts'

it('exports what the README names, and nothing by accident', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "HISTORY_LAWS",
      "HOSTILE_QUERIES",
      "INTENTS",
      "NOON",
      "PACK_GROUPS",
      "RECALL_CORPUS",
      "RECALL_GROUPS",
      "RECALL_QUERIES",
      "REFUSED_QUERIES",
      "STORE_GROUPS",
      "Twins",
      "aCard",
      "aChange",
      "anItem",
      "applyStep",
      "checkLaw",
      "expectSameBehaviour",
      "expectSameRecall",
      "fixedClock",
      "hashEmbedder",
      "intentTable",
      "moduleFiles",
      "noIntents",
      "runCase",
      "runPackCase",
      "sequentialIds",
      "settled",
      "snapshotOf",
      "storeSteps",
      "testHistory",
      "testLanguagePack",
      "testRecall",
      "testStore",
      "verbs",
    ]
  `)
})
