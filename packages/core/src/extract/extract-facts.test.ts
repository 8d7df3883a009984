import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../test/support/memory.ts'
import { toyPack } from '../../test/support/rules.ts'
import { slotRegistry } from '../slots/registry.ts'
import { RECALLED_CLOSE, RECALLED_OPEN } from '../text/recalled-marks.ts'
import { normalizeText } from '../util/normalize.ts'
import { extractFacts } from './extract-facts.ts'

const CONTEXT = { saidAt: fixedClock().now(), zone: 'UTC', slots: slotRegistry() }
const twin = () => toyPack({ language: 'tz' })

describe('extractFacts', () => {
  it('asks no pack that does not score on the text', () => {
    const deaf = toyPack({ score: () => 0 })
    expect(extractFacts([deaf], normalizeText('I live in Rome'), CONTEXT)).toEqual({
      drafts: [],
      rejected: [],
    })
  })

  it('keeps a fact that two packs found once, and says which one lost', () => {
    const { drafts, rejected } = extractFacts([toyPack(), twin()], normalizeText('I live in Rome'), CONTEXT)
    expect(drafts).toHaveLength(1)
    expect(rejected).toMatchObject([{ by: 'overlap' }])
  })

  it('learns nothing between the marks of a recall, and everything outside them', () => {
    const text = `I like tea. ${RECALLED_OPEN}I live in Rome${RECALLED_CLOSE}. My name is Bob`
    const { drafts } = extractFacts([toyPack()], normalizeText(text), CONTEXT)
    expect(drafts.map((draft) => draft.value)).toEqual(['tea', 'Bob'])
    const last = drafts[1]
    expect(last && text.slice(last.span.start, last.span.end)).toBe('Bob')
  })
})
