import { describe, expect, it } from 'vitest'
import { cues } from './recall-cues.ts'

describe('English recall cues', () => {
  it.each([
    ['redirect', 'what i really want to know is where we met'],
    ['redirect', 'anyway, back to my question'],
    ['assistantSaid', 'which hostel did you recommend for porto?'],
    ['assistantSaid', 'remind me what you said about the visa'],
    ['assistantSaid', 'in our last chat there was a list of knots'],
    ['request', 'can you plan a weekend for us?'],
    ['request', 'any tips for a dry cake?'],
    ['standing', 'always give prices in zloty when i ask about shops'],
    ['standing', "i'd prefer short answers"],
    ['standing', 'never suggest peanuts'],
    ['describes', 'where does the colleague who keeps bees live?'],
    ['everybody', 'how many people in my family can swim?'],
    ['everybody', 'who is taller, mira or jonas?'],
  ] as const)('%s: %s', (cue, text) => {
    expect(cues[cue].test(text)).toBe(true)
  })

  it.each([
    ['redirect', 'i want a new bike'],
    ['redirect', 'actually we moved'],
    ['assistantSaid', 'what did mira recommend?'],
    ['assistantSaid', 'have you heard of bees?'],
    ['request', 'where do i live?'],
    ['request', 'when did mira visit?'],
    ['standing', 'i like short films'],
    ['standing', 'we went all ways'],
    ['describes', 'who painted the fence?'],
    ['describes', 'that was fun'],
    ['everybody', 'how many cats do i have?'],
    ['everybody', 'who is mira?'],
  ] as const)('not %s: %s', (cue, text) => {
    expect(cues[cue].test(text)).toBe(false)
  })
})
