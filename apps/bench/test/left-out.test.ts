import { QUERY_STEPS } from '@recollect/core'
import { expect, it } from 'vitest'
import { BenchError } from '../src/io/bench-error.ts'
import { stepsToLeaveOut } from '../src/retrieval/ablation/left-out.ts'

it('leaves out every step of the library by itself', () => {
  expect(stepsToLeaveOut('all').map(({ off }) => off)).toEqual(QUERY_STEPS.map((step) => [step]))
})

it('finds a kind of expansion by its own name, a step first', () => {
  expect(stepsToLeaveOut('synonyms')).toEqual([
    { name: 'expansion.synonyms', label: 'without expansion.synonyms', off: ['expansion.synonyms'] },
  ])
  expect(stepsToLeaveOut('pronouns')).toMatchObject([{ off: ['pronouns'] }])
})

it('leaves several out together as well', () => {
  const chosen = stepsToLeaveOut('detection, related,synonyms')
  expect(chosen).toHaveLength(4)
  expect(chosen[3]?.off).toEqual(['detection', 'expansion.related', 'expansion.synonyms'])
})

it('refuses a name there is none of, and says which there are', () => {
  expect(() => stepsToLeaveOut('magick')).toThrow(BenchError)
  expect(() => stepsToLeaveOut('magick')).toThrow(/There are: detection, .*expansion\.synonyms/u)
})
