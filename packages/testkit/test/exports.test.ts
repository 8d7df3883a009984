import { expect, it } from 'vitest'
import * as surface from '../src/index.ts'

it('exports what the README names, and nothing by accident', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "INTENTS",
      "NOON",
      "PACK_GROUPS",
      "STORE_GROUPS",
      "aCard",
      "anItem",
      "applyStep",
      "expectSameBehaviour",
      "fixedClock",
      "intentTable",
      "moduleFiles",
      "noIntents",
      "runCase",
      "runPackCase",
      "sequentialIds",
      "snapshotOf",
      "storeSteps",
      "testLanguagePack",
      "testStore",
    ]
  `)
})
