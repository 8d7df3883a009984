import { describe, expect, it } from 'vitest'
import type { MemoryItem } from '../../types/item.ts'
import { defaultConfig } from '../../config/parse.ts'
import type { QueryStep } from '../../config/steps.ts'
import { anItem } from '../../../test/support/fixtures.ts'
import { contextOf, largest } from './boosts.ts'
import { rankItems } from './rank-items.ts'
import type { RankingPlan, Scores } from './rank-items.ts'

const PLAN: RankingPlan = {
  config: defaultConfig,
  terms: ['lake'],
  date: null,
  cues: {
    assistantSaid: false,
    request: false,
    describes: false,
    refersBack: false,
    elided: false,
    everybody: false,
    isStanding: (text) => text.includes('always'),
  },
  termsOf: (text) => text.split(' '),
}

const off = (step: QueryStep): RankingPlan => ({
  ...PLAN,
  config: { ...defaultConfig, query: { off: [step] } },
})

const talk = (...turns: readonly Partial<MemoryItem>[]) =>
  turns.map((turn, at) => anItem({ seq: at + 1, session: 's', ...turn }))

function scoresOf(own: Readonly<Record<number, number>>): Scores {
  const [seqs, scores] = [Object.keys(own).map(Number), Object.values(own)]
  const places = new Map(seqs.map((seq, place) => [seq, place]))
  const context = contextOf({ seqs, scores, places })
  return {
    own: (seq) => own[seq] ?? 0,
    context: (seq) => context[places.get(seq) ?? -1] ?? 0,
    best: largest(scores),
    widest: largest(context),
  }
}

/** Texts of the ranked messages, best first; `own` are the scores of their words. */
function order(
  items: readonly MemoryItem[],
  own: Readonly<Record<number, number>>,
  plan = PLAN,
): readonly string[] {
  return rankItems(items, scoresOf(own), plan).map(({ item }) => item.text)
}

describe('rankItems', () => {
  it('finds the answer to a question that matches, though it shares no word with the query', () => {
    const items = talk(
      { speaker: 'Ana', text: 'Which lake did you swim in?' },
      { speaker: 'Ben', text: 'The small one behind the mill' },
      { speaker: 'Ana', text: 'Lovely' },
    )
    expect(order(items, { 1: 2 })).toEqual(['Which lake did you swim in?', 'The small one behind the mill'])
    expect(order(items, { 1: 2 }, off('neighbors'))).toEqual(['Which lake did you swim in?'])
  })

  it('takes nobody’s next message for the answer to their own question, nor one of another session', () => {
    const alone = talk({ text: 'Which lake was it?' }, { text: 'I need new boots' })
    expect(order(alone, { 1: 2 })).toEqual(['Which lake was it?'])
    const later = talk(
      { speaker: 'Ana', text: 'Which lake was it?' },
      { speaker: 'Ben', text: 'Good morning', session: 'next day' },
    )
    expect(order(later, { 1: 2 }, off('context'))).toEqual(['Which lake was it?'])
  })

  it('lifts what is said where much is found, in a dialogue only', () => {
    const scores = { 1: 1, 2: 1, 9: 1.2 }
    const lone = { seq: 9, text: 'lone' }
    const dialogue = [...talk({ speaker: 'Ana', text: 'a' }, { speaker: 'Ben', text: 'b' }), anItem(lone)]
    expect(order(dialogue, scores).at(-1)).toBe('lone')
    const notes = [...talk({ text: 'a' }, { text: 'b' }), anItem({ ...lone, session: 's' })]
    expect(order(notes, scores)[0]).toBe('lone')
  })

  it('lifts the words of a person the query names', () => {
    const items = talk({ speaker: 'Ana', text: 'a' }, { speaker: 'Ben', text: 'b' })
    const plan = { ...PLAN, terms: ['lake', 'ben'] }
    expect(order(items, { 1: 1, 2: 1 }, plan)[0]).toBe('b')
    expect(order(items, { 1: 1.2, 2: 1 }, { ...off('speakers'), terms: plan.terms })[0]).toBe('a')
  })

  it('prefers the user’s words, unless those of the assistant are asked for', () => {
    const items = talk({ role: 'assistant', text: 'a' }, { role: 'user', text: 'u' })
    expect(order(items, { 1: 1.2, 2: 1 })).toEqual(['u', 'a'])
    const asked = { ...PLAN, cues: { ...PLAN.cues, assistantSaid: true } }
    expect(order(items, { 1: 1, 2: 1.1 }, asked)).toEqual(['a', 'u'])
  })

  it('holds questions among people for less than what they state', () => {
    const items = talk(
      { speaker: 'Ana', text: 'Did the boat sink?' },
      { speaker: 'Ben', text: 'The boat sank' },
    )
    expect(order(items, { 1: 1, 2: 0.9 })[0]).toBe('The boat sank')
  })

  it('lifts standing wishes where help is asked for, and nowhere else', () => {
    const items = talk({ text: 'always give metres' }, { text: 'metres or feet' })
    const help = { ...PLAN, cues: { ...PLAN.cues, request: true } }
    expect(order(items, { 1: 1, 2: 1.2 }, help)[0]).toBe('always give metres')
    expect(order(items, { 1: 1, 2: 1.2 })[0]).toBe('metres or feet')
  })

  it('finds what was said on the day asked about without a word in common', () => {
    const day = Date.UTC(2025, 4, 2)
    const items = [
      anItem({ seq: 1, text: 'then', saidAt: day + 1000 }),
      anItem({ seq: 2, text: 'later', saidAt: day + 5 * 86_400_000 }),
    ]
    const date = { from: day, to: day + 86_400_000, precision: 'day', ambiguous: false } as const
    expect(order(items, { 2: 1 }, { ...PLAN, date })).toEqual(['later', 'then'])
    expect(order(items, {}, { ...PLAN, date })).toEqual(['then'])
    expect(order(items, {}, { ...off('dates'), date })).toEqual([])
  })

  it('puts the newest first among equals and leaves out what nothing speaks for', () => {
    expect(
      order(talk({ text: 'old' }, { text: 'beside', session: 't' }, { text: 'new one' }), { 1: 1, 3: 1 }),
    ).toEqual(['new one', 'old'])
  })
})
