import { describe, expect, it } from 'vitest'
import { aDraft } from '../../test/support/fixtures.ts'
import type { EvidenceReader, Fit } from '../plugin/doubts.ts'
import { slotRegistry } from '../slots/registry.ts'
import type { CardDraft } from '../types/card.ts'
import { weigh } from './weigh.ts'

const TEXT = 'I said hello. I work in Leeds. I moved'
const AT = { start: 24, end: 29 }
const reader = (fit: Fit): EvidenceReader => ({
  fits: () => fit,
  tellsChange: (sentence) => sentence.includes('moved') || sentence.includes('now'),
})

const weighed = (draft: Partial<CardDraft>, fits: readonly Fit[], text = TEXT) => {
  const found = { drafts: [aDraft({ slot: 'employer', value: 'Leeds', span: AT, ...draft })], rejected: [] }
  const packs = fits.map((fit) => ({ evidence: reader(fit) }))
  return weigh(found, packs, text, slotRegistry())
}

const PLACE = { is: 'a place', wants: 'an organisation' }

describe('weighing what was found', () => {
  it('holds back a value that is not of its slot’s type, and says why', () => {
    const { drafts, rejected } = weighed({}, [PLACE])
    expect(drafts).toEqual([])
    expect(rejected).toMatchObject([
      { by: 'type', reason: 'held back: "Leeds" is a place, the slot employer wants an organisation' },
    ])
  })

  it('files it under the slot it is of', () => {
    const { drafts, rejected } = weighed({}, [{ ...PLACE, slot: 'workplace' }])
    expect(drafts).toMatchObject([{ slot: 'workplace', notes: ['type: slot "employer" → "workplace"'] }])
    expect(rejected).toHaveLength(1)
  })

  it('takes the word of a pack that knows it to fit', () => {
    expect(weighed({}, [PLACE, 'fits']).drafts).toHaveLength(1)
    expect(weighed({}, ['unknown', PLACE]).drafts).toHaveLength(0)
  })

  it.each<[name: string, draft: Partial<CardDraft>, fit: Fit, doubtful: boolean]>([
    ['a sure reading of a fitting value', { confidence: 0.92 }, 'fits', false],
    ['a sure reading of a value nobody knows', { confidence: 0.92 }, 'unknown', true],
    ['a very sure reading of a value nobody knows', { confidence: 0.97 }, 'unknown', false],
    ['an unsure reading', { confidence: 0.8 }, 'fits', true],
    ['a value that says little', { confidence: 0.97 }, { ...PLACE, vague: true }, true],
    ['a value of a slot of several', { slot: 'likes', confidence: 0.8 }, 'unknown', false],
    ['an update', { relation: 'updates', confidence: 0.8 }, 'unknown', false],
    ['an end', { relation: 'retracts', confidence: 0.8 }, 'unknown', false],
    ['the past', { tense: 'past', confidence: 0.8 }, 'unknown', false],
    ['a denial', { polarity: 'negative', confidence: 0.8 }, 'unknown', false],
    ['a correction', { correction: { of: null }, confidence: 0.8 }, 'unknown', false],
  ])('leaves %s: in doubt or not', (_name, draft, fit, doubtful) => {
    expect(weighed(draft, [fit]).drafts.map(({ doubt }) => doubt !== undefined)).toEqual([doubtful])
  })

  it('takes what is said with a sign of change in its own sentence for an update', () => {
    const [now] = weighed({ confidence: 0.8 }, ['unknown'], 'I said hello. I work in Leeds now').drafts
    expect(now).toMatchObject({ relation: 'updates' })
    expect(now?.doubt).toBeUndefined()
    expect(weighed({ confidence: 0.8 }, ['unknown']).drafts).toMatchObject([{ relation: 'sets' }])
  })

  it('leaves everything as it is where no pack can tell', () => {
    const { drafts } = weigh(
      { drafts: [aDraft({ confidence: 0.5 })], rejected: [] },
      [{}],
      TEXT,
      slotRegistry(),
    )
    expect(drafts).toEqual([aDraft({ confidence: 0.5 })])
  })
})
