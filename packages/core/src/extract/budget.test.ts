import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../test/support/memory.ts'
import { toyPack, ruleExtractor } from '../../test/support/rules.ts'
import type { ExtractionRule } from '../plugin/extractor.ts'
import { slotRegistry } from '../slots/registry.ts'
import { normalizeText } from '../util/normalize.ts'
import { factSteps } from './extract-facts.ts'
import { stepsOf, toEnd, Turns } from './steps.ts'

const CONTEXT = { saidAt: fixedClock().now(), zone: 'UTC', slots: slotRegistry() }
const SEGMENT = { sentenceEnd: /[.?\n]/gu, clauseEnd: /,/gu }

/** So many rules that are called wherever somebody likes something, each of which finds nothing but its own thing. */
const rulesFor = (count: number): readonly ExtractionRule[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `ty/likes-${String(at)}`,
    priority: 50,
    confidence: 0.9,
    anchors: ['like'],
    pattern: new RegExp(String.raw`i like (?<value>thing${String(at)})(?=$| )`, 'gu'),
    draft: (match) => ({ slot: 'likes', value: match.capture('value') ?? '' }),
    examples: [],
    counterExamples: [],
  }))

const extractorOf = (rules: readonly ExtractionRule[]) =>
  ruleExtractor({
    ...{ pack: 'ty@1.0.0', fold: (text: string) => text, segment: SEGMENT, rules, refiners: [] },
    times: { read: () => [] },
  })

const MANY = extractorOf(rulesFor(60))
const ONE = extractorOf(rulesFor(1))

function workOn(text: string, extractor = ONE): number {
  const steps = stepsOf(extractor, normalizeText(text), CONTEXT)
  let work = 0
  for (let step = steps.next(); step.done !== true; step = steps.next()) work += step.value
  return work
}

const KINDS = {
  'a list without an end': 'i like thing0 , ',
  statements: 'i like thing0. ',
  'an anchor again and again': 'like ',
  lines: 'i like\n',
  'what almost matches': 'i like thing. ',
  'a list in many sentences': `${'a , '.repeat(20)}i like x. `,
}

describe('the work a text takes', () => {
  it.each(Object.entries(KINDS))('grows with the text alone: %s', (_, unit) => {
    workOn(unit)
    const once = workOn(unit.repeat(300))
    expect(workOn(unit.repeat(600))).toBeLessThanOrEqual(2.2 * once)
  })

  it('has an end, after which a text is not read, and that is told', () => {
    const text = normalizeText(`i like thing1. ${'i like thing1. '.repeat(6000)}i like thing2.`)
    const { drafts, skipped = 0 } = MANY.extract(text, CONTEXT)
    expect(drafts.map(({ value }) => value)).toEqual(['thing1'])
    expect(skipped).toBeGreaterThan(10_000)
    expect(skipped).toBeLessThan(text.text.length)
    expect(workOn('i like things. '.repeat(12_000), MANY)).toBeLessThan(700_000)
  })

  it('is the same every time', () => {
    const text = normalizeText('i like things. '.repeat(8000))
    expect(MANY.extract(text, CONTEXT)).toEqual(MANY.extract(text, CONTEXT))
  })

  it('leaves nothing of an ordinary text out', () => {
    expect(ONE.extract(normalizeText('i like thing0. so it is.'), CONTEXT).skipped).toBeUndefined()
    expect(ONE.extract(normalizeText('word '.repeat(500)), CONTEXT).skipped).toBeUndefined()
  })

  it('is not spent on a clause nobody would say, which is told where a rule might have read it', () => {
    expect(ONE.extract(normalizeText(`${'word '.repeat(100)}i like thing0`), CONTEXT).skipped).toBe(513)
  })

  it('is not spent on more facts than anybody states', () => {
    const { drafts, skipped = 0 } = ONE.extract(normalizeText('i like thing0. '.repeat(2000)), CONTEXT)
    expect(drafts).toHaveLength(1)
    expect(skipped).toBeGreaterThan(10_000)
  })
})

describe('turns', () => {
  const text = normalizeText('I like tea. We talked about the weather. '.repeat(1500))

  it('are given while a long text is read, and what is read is the same', async () => {
    let turns = 0
    const pause = () => Promise.resolve(void (turns += 1))
    const read = await new Turns(pause).toEnd(factSteps([toyPack()], text, CONTEXT))
    expect(turns).toBeGreaterThan(1)
    expect(read).toEqual(toEnd(factSteps([toyPack()], text, CONTEXT)))
  })

  it('are not given for a short text', async () => {
    const pause = () => Promise.reject(new Error('A short text has no turns.'))
    const short = normalizeText('I like tea.')
    const { drafts } = await new Turns(pause).toEnd(factSteps([toyPack()], short, CONTEXT))
    expect(drafts).toHaveLength(1)
  })
})
