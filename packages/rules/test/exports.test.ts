import { expect, it } from 'vitest'
import * as rules from '../src/index.ts'

it('exports what is public and nothing else', () => {
  const kinds = Object.fromEntries(
    Object.entries(rules)
      .map(([name, value]) => [name, typeof value])
      .sort(),
  )
  expect(kinds).toMatchInlineSnapshot(`
    {
      "COLUMNS": "number",
      "INTENTS": "object",
      "OTHER": "string",
      "TOPICS": "object",
      "asText": "function",
      "changeReader": "function",
      "changeSigns": "function",
      "defineLanguagePack": "function",
      "defineRule": "function",
      "dropOtherForms": "function",
      "firstWords": "function",
      "foldAccents": "function",
      "frameLines": "function",
      "frameRules": "function",
      "indexCounter": "function",
      "intentReader": "function",
      "isBreak": "function",
      "kindsByWord": "function",
      "labelsFor": "function",
      "latinScore": "function",
      "learnedFrom": "function",
      "likely": "function",
      "longestByFirst": "function",
      "meaningTable": "function",
      "mentionsIn": "function",
      "othersSigns": "function",
      "ownSigns": "function",
      "packed": "function",
      "packedTables": "function",
      "plainAnswers": "function",
      "plainQuestions": "function",
      "plainRefiners": "function",
      "plainTimes": "function",
      "plainTokenizer": "function",
      "plainWords": "function",
      "probabilities": "function",
      "readPlaces": "function",
      "rewritten": "function",
      "scaleOf": "function",
      "scoresOf": "function",
      "seemingClause": "function",
      "signTable": "function",
      "signsOf": "function",
      "spanReader": "function",
      "stateSigns": "function",
      "statementReader": "function",
      "surroundingsOf": "function",
      "tokensOf": "function",
      "trustSigns": "function",
      "unaccented": "function",
      "valueReader": "function",
      "valueRule": "function",
      "wordLinks": "function",
      "wordTable": "function",
    }
  `)
})
