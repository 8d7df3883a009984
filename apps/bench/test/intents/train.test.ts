import { intentReader, signTable } from '@recollect/rules'
import { describe, expect, it } from 'vitest'
import { likelihoods, train } from '../../src/intents/train.ts'
import { weightsText } from '../../src/intents/weights-file.ts'

const SAMPLES = Array.from({ length: 40 }, (_, at) => [
  { signs: ['always', `word${String(at % 7)}`], kind: 'wish' as const },
  { signs: ['once', `word${String(at % 7)}`], kind: 'task' as const },
]).flat()

describe('learning what sentences are there for', () => {
  it('tells apart what the signs tell apart', () => {
    const weights = train(SAMPLES)
    expect(likelihoods(['always'], weights)[0]).toBeGreaterThan(0.9)
    expect(likelihoods(['once'], weights)[0]).toBeLessThan(0.1)
  })

  it('learns the same from the same', () => {
    expect(train(SAMPLES)).toEqual(train(SAMPLES))
  })

  it('weighs no sign that hardly any sample has', () => {
    expect(train([...SAMPLES, { signs: ['rare'], kind: 'wish' }]).has('rare')).toBe(false)
  })

  it('writes weights that a pack reads back', async () => {
    const text = weightsText(new Map([...train(SAMPLES), ['`${a}\\', new Float64Array(7)]]))
    const { WEIGHTS } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
      WEIGHTS: string
    }
    const reader = intentReader(
      { sentences: (said) => [{ start: 0, end: said.length }], signs: (said) => said.split(' ') },
      () => WEIGHTS,
    )
    expect(reader.read('always')[0]?.intents.wish).toBeGreaterThan(0.9)
    expect(signTable(WEIGHTS).lineOf.has('`${a}\\')).toBe(true)
  })
})
