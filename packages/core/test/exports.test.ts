import { expect, it } from 'vitest'
import * as core from '../src/index.ts'
import * as adapter from '../src/adapter/index.ts'
import * as calendar from '../src/calendar/index.ts'
import * as copy from '../src/copy/index.ts'
import * as door from '../src/door/index.ts'
import * as extraction from '../src/extraction/index.ts'
import * as languagePack from '../src/pack/index.ts'
import * as sessions from '../src/session/index.ts'
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
  expect(kinds(languagePack)).toMatchInlineSnapshot(`
    {
      "ANYONE": "string",
      "COLUMNS": "number",
      "INTENTS": "object",
      "OTHER": "string",
      "TOPICS": "object",
      "asText": "function",
      "cardBegan": "function",
      "cardEnded": "function",
      "changeReader": "function",
      "changeSigns": "function",
      "defineLanguagePack": "function",
      "defineRule": "function",
      "dropOtherForms": "function",
      "indexCounter": "function",
      "intentReader": "function",
      "isBreak": "function",
      "kindsByWord": "function",
      "labelsFor": "function",
      "learnedFrom": "function",
      "mentionsIn": "function",
      "othersSigns": "function",
      "ownSigns": "function",
      "probabilities": "function",
      "readPlaces": "function",
      "rewritten": "function",
      "scaleOf": "function",
      "seemingClause": "function",
      "signsOf": "function",
      "spanReader": "function",
      "stateSigns": "function",
      "surroundingsOf": "function",
      "tokensOf": "function",
      "trustSigns": "function",
      "unaccented": "function",
      "valueReader": "function",
      "valueRule": "function",
      "wordLinks": "function",
    }
  `)
  expect(kinds(adapter)).toMatchInlineSnapshot(`
    {
      "DEFAULT_SESSION": "string",
      "FORGET_KINDS": "object",
      "TOOL_LIMITS": "object",
      "TOOL_TEXTS": "object",
      "contextFor": "function",
      "forgotten": "function",
      "listedFacts": "function",
      "logTurn": "function",
      "looksLikeInstruction": "function",
      "recalled": "function",
      "rememberer": "function",
      "repairText": "function",
      "textOfContent": "function",
      "toldOf": "function",
      "turnOf": "function",
    }
  `)
  expect(kinds(calendar)).toMatchInlineSnapshot(`
    {
      "calendar": "function",
      "momentOf": "function",
      "wallTime": "function",
    }
  `)
  expect(kinds(copy)).toMatchInlineSnapshot(`
    {
      "CopyError": "function",
      "copyStore": "function",
    }
  `)
  expect(kinds(vectors)).toMatchInlineSnapshot(`
    {
      "Nearest": "function",
      "fromBytes": "function",
      "toBytes": "function",
    }
  `)
  expect(kinds(door)).toMatchInlineSnapshot(`
    {
      "hostName": "function",
      "isLoopback": "function",
      "isLoopbackHost": "function",
      "isOwnOrigin": "function",
      "isProxied": "function",
    }
  `)
  expect(kinds(extraction)).toMatchInlineSnapshot(`
    {
      "bulkReader": "function",
      "extractFacts": "function",
      "previewMessage": "function",
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
