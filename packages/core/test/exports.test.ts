import { expect, it } from 'vitest'
import * as core from '../src/index.ts'
import * as extraction from '../src/extraction/index.ts'
import * as text from '../src/text/index.ts'
import * as past from '../src/past/index.ts'
import * as plugins from '../src/plugins/index.ts'
import * as stores from '../src/stores/index.ts'

const kinds = (module: object) =>
  Object.fromEntries(
    Object.entries(module)
      .map(([name, value]) => [name, typeof value])
      .sort(),
  )

it('exports what is public and nothing else', () => {
  expect(kinds(core)).toMatchInlineSnapshot(`
    {
      "AccessError": "function",
      "BudgetError": "function",
      "ChangeError": "function",
      "CipherError": "function",
      "InvalidConfigError": "function",
      "InvalidCursorError": "function",
      "InvalidImportError": "function",
      "InvalidInputError": "function",
      "InvalidPackError": "function",
      "InvalidScopeError": "function",
      "NotFoundError": "function",
      "QUERY_STEPS": "object",
      "RECALL_POLICIES": "object",
      "RECALL_TIERS": "object",
      "RecollectError": "function",
      "StoreError": "function",
      "TIME_PRECISIONS": "object",
      "UnsupportedCapabilityError": "function",
      "cardBegan": "function",
      "cardEnded": "function",
      "createRecollect": "function",
      "defaultConfig": "object",
      "systemClock": "object",
      "uuidv7Ids": "function",
      "zonedClock": "function",
    }
  `)
  for (const entry of [extraction, past, plugins, stores, text]) expect(kinds(entry)).toMatchSnapshot()
})
