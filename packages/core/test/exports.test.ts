import { expect, it } from 'vitest'
import * as core from '../src/index.ts'
import * as calendar from '../src/calendar/index.ts'
import * as extraction from '../src/extraction/index.ts'
import * as sessions from '../src/session/index.ts'
import * as text from '../src/text/index.ts'
import * as vectors from '../src/vector/index.ts'

const kinds = (module: object) =>
  Object.fromEntries(
    Object.entries(module)
      .map(([name, value]) => [name, typeof value])
      .sort(),
  )

it('exports what is public and nothing else', () => {
  expect(kinds(core)).toMatchInlineSnapshot(`
    {
      "ANYONE": "string",
      "AccessError": "function",
      "BudgetError": "function",
      "CONTEXT_SECTIONS": "object",
      "ChangeError": "function",
      "CipherError": "function",
      "DOMAINS": "object",
      "EXPANSION_KINDS": "object",
      "FormError": "function",
      "InvalidConfigError": "function",
      "InvalidCursorError": "function",
      "InvalidImportError": "function",
      "InvalidInputError": "function",
      "InvalidPackError": "function",
      "InvalidScopeError": "function",
      "NotFoundError": "function",
      "QUERY_STEPS": "object",
      "QUESTION_TYPES": "object",
      "RECALLED_CLOSE": "string",
      "RECALLED_OPEN": "string",
      "RECALL_POLICIES": "object",
      "RECALL_TIERS": "object",
      "RecollectError": "function",
      "SessionError": "function",
      "StoreError": "function",
      "TIME_PRECISIONS": "object",
      "UnsupportedCapabilityError": "function",
      "bm25": "function",
      "byName": "function",
      "cardBegan": "function",
      "cardEnded": "function",
      "checkScope": "function",
      "createRecollect": "function",
      "defaultConfig": "object",
      "defaultVersioner": "object",
      "detectQuestion": "function",
      "idf": "function",
      "knownOptions": "function",
      "matchForm": "function",
      "normalizeText": "function",
      "own": "function",
      "parseConfig": "function",
      "slotRegistry": "function",
      "systemClock": "object",
      "systemStopwatch": "object",
      "uuidv7Ids": "function",
      "withCustomFacts": "function",
      "zonedClock": "function",
    }
  `)
  expect(kinds(calendar)).toMatchInlineSnapshot(`
    {
      "calendar": "function",
      "momentOf": "function",
      "wallTime": "function",
    }
  `)
  expect(kinds(text)).toMatchInlineSnapshot(`
    {
      "hasWords": "function",
      "looksLikeInstruction": "function",
      "repairText": "function",
      "textOfContent": "function",
    }
  `)
  expect(kinds(vectors)).toMatchInlineSnapshot(`
    {
      "Nearest": "function",
      "fromBytes": "function",
      "toBytes": "function",
    }
  `)
  expect(kinds(extraction)).toMatchInlineSnapshot(`
    {
      "LEARNED": "string",
      "LiteralReader": "function",
      "bulkReader": "function",
      "countIndexTerms": "function",
      "dateDraft": "function",
      "deepFreeze": "function",
      "extractFacts": "function",
      "isConversation": "function",
      "isDenial": "function",
      "patternReader": "function",
      "patternTree": "function",
      "piecesOf": "function",
      "previewMessage": "function",
      "resolveOverlap": "function",
      "rewritten": "function",
      "stepsOf": "function",
      "termsOf": "function",
      "toEnd": "function",
    }
  `)
  expect(kinds(sessions)).toMatchInlineSnapshot(`
    {
      "TURN_KEY_FIELDS": "object",
      "TURN_PATCH_FIELDS": "object",
      "estimateTokens": "function",
      "significanceOf": "function",
      "turnKeys": "function",
    }
  `)
})
