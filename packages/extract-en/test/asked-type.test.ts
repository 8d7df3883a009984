import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
let scopes = 0

async function ask(said: readonly string[], question: string) {
  const memory = recollect.scope(`asked-${String((scopes += 1))}`)
  for (const text of said) await memory.remember(text)
  const { answer, evidence } = await memory.recall(question)
  return `${evidence}: ${answer.text}`
}

describe('what is answered is what is asked for', () => {
  it.each([
    [
      ["I'm a radiographer"],
      'How many hours a week do I work?',
      "none: I don't know your job: you have not told me.",
    ],
    [['My name is Nadia'], 'Who is my dentist?', "none: I don't know your doctor: you have not told me."],
    [
      ["We're going to Brittany in July", 'My dissertation is about bees'],
      'When is my dissertation due?',
      "none: I don't know your plans: you have not told me.",
    ],
    [['We have two kids, Leo and Martha'], 'How many children have I got?', 'strong: You have two children.'],
    [['My other half is a plumber'], 'What does my husband do?', 'strong: Your partner is a plumber.'],
    [
      ['My husband is a plumber'],
      'What does my spouse do for a living?',
      'strong: Your husband is a plumber.',
    ],
    [
      ['My wife is a plumber'],
      'What does my husband do?',
      "none: I don't know your husband's job: you have not told me.",
    ],
    [["I'm divorced"], 'Am I married?', 'strong: No. You are divorced.'],
  ])('%j, %s: %s', async (said, question, answer) => {
    expect(await ask(said, question)).toBe(answer)
  })
})
