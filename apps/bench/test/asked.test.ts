import { describe, expect, it } from 'vitest'
import { figuresOf, outcomeOf } from '../src/asked/judge.ts'
import type { AskedAnswer } from '../src/asked/judge.ts'
import { memorySchema } from '../src/asked/schema.ts'

const told = { q: 'How old is Gran?', kind: 'count', expect: ['81|eighty-one'], forbid: ['80'] } as const
const never = { q: 'Where was Gran born?', kind: 'never', expect: [], forbid: [] } as const
const answer = (
  question: typeof told | typeof never,
  text: string,
  evidence: AskedAnswer['evidence'],
): AskedAnswer => ({
  memory: 'm',
  question: { ...question, expect: [...question.expect], forbid: [...question.forbid] },
  text,
  evidence,
})

describe('an answer to what was told', () => {
  it('is right if it holds all that is expected, in one spelling of each', () => {
    expect(outcomeOf(answer(told, 'Your grandmother is Eighty-One.', 'strong'))).toBe('right')
  })

  it('is wrong if it holds what makes it wrong', () => {
    expect(outcomeOf(answer(told, 'She was 80, then 81.', 'weak'))).toBe('wrong')
  })

  it('is refused if it says that nothing is known', () => {
    expect(outcomeOf(answer(told, 'I do not know.', 'none'))).toBe('refused')
  })
})

describe('an answer to what was never told', () => {
  it('is right if it says that nothing is known', () => {
    expect(outcomeOf(answer(never, 'I do not know.', 'none'))).toBe('silent')
    expect(outcomeOf(answer(never, 'Gran is 81.', 'weak'))).toBe('invented')
  })
})

it('counts as false and strong whatever is said to be sure and is not right', () => {
  const answers = [
    answer(told, 'She is 81.', 'strong'),
    answer(told, 'She is 7.', 'strong'),
    answer(never, 'In Hull.', 'strong'),
    answer(told, 'She is 7.', 'weak'),
  ]
  expect(figuresOf(answers)).toEqual({
    all: 4,
    told: 3,
    right: 1,
    refused: 0,
    falseStrong: 2,
    never: 1,
    silent: 0,
  })
})

it('refuses a memory without messages', () => {
  expect(memorySchema.safeParse({ id: 'm', messages: [], questions: [] }).success).toBe(false)
})
