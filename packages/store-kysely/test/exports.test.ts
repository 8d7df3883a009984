import { expect, it } from 'vitest'
import * as surface from '../src/index.ts'

it('exports what the README names, and nothing by accident', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "CARD_VALUE_COLUMNS",
      "CATALOGUE",
      "CHANGE_VALUE_COLUMNS",
      "EPISODE_ITEM_COLUMNS",
      "Holds",
      "IMAGE_VALUE_COLUMNS",
      "ITEM_VALUE_COLUMNS",
      "KEY_CHECKS",
      "MIGRATIONS",
      "QUARANTINE_VALUE_COLUMNS",
      "TURN_VALUE_COLUMNS",
      "Turns",
      "UnderWay",
      "checkCount",
      "checkLength",
      "checkText",
      "createKyselyStore",
      "cutToBudget",
      "damaged",
      "isMetadata",
      "packedVectors",
      "postingsByTerm",
      "rarestFirst",
      "readsWhole",
      "rowToPacked",
      "systemWaiter",
      "text",
    ]
  `)
})
