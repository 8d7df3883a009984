import { describe, expect, it } from 'vitest'
import { baseForms } from '../../src/query/morphology/base-forms.ts'
import { variants } from '../../src/query/variants.ts'
import { terms } from '../support.ts'

/** Each line is one index term. */
const SAME = [
  'go went gone goes going',
  'buy bought buys buying',
  'teach taught teaching',
  'run ran running',
  'meet met meeting',
  'give gave given',
  'write wrote written',
  'babysit babysat babysitting',
  'child children',
  'mouse mice',
  'foot feet',
  'wife wives',
  'knife knives',
  'cactus cacti cactuses',
  'bus buses',
  'sky skies',
  'pie pies',
  'tie ties tied tying',
  'die died dying',
  'hobby hobbies',
  'movie movies',
  'city cities',
  'box boxes',
  'plan planned planning plans',
  'colour color colours colored',
  'neighbour neighbors neighbours',
  'organise organize organising organized organisation organization',
  'travelling traveling travelled traveled travel',
  'theatre theater theatres',
  'metre meter metres',
  'catalogue catalog',
  'analyse analyze analysis analysing',
  'grey gray',
  'pyjamas pajamas',
  'favourite favorite favorites',
  'jewellery jewelry',
  'paediatrician pediatrician',
  'adoption adopt adopted adopting',
  'volunteer volunteering volunteered volunteers',
  'photograph photographer photographing',
  'three 3',
  'forty 40',
]

/** No two words of a line are one term. */
const APART = [
  'news new',
  'evening even',
  'university universe',
  'organization organ',
  'personality person',
  'important import',
  'experiment experience',
  'department depart',
  'earring ear',
  'police policy',
  'hospital hospitality',
  'international internal intern',
  'clothes cloth',
  'business busy',
  'glasses glass',
  'authority author',
  'skis skies',
  'one 1',
  'rose rise',
  'ground grind',
  'wound wind',
]

describe('English index terms', () => {
  it.each(SAME)('are one for all forms of a word: %s', (line) => {
    const found = line.split(' ').map((word) => terms(word).join())
    expect(new Set(found)).toEqual(new Set([found[0]]))
  })

  it.each(APART)('are kept apart for words that only look alike: %s', (line) => {
    const words = line.split(' ')
    expect(new Set(words.map((word) => terms(word).join())).size).toBe(words.length)
  })

  it('find a compound written with a hyphen, in one and in two', () => {
    expect(terms('long-term')).toEqual(expect.arrayContaining([...terms('longterm'), ...terms('long term')]))
    expect(terms('e-mail')).toEqual(expect.arrayContaining([...terms('email')]))
  })

  it('find an ordinal in words and in digits', () => {
    expect(terms('3rd')).toEqual(['third', '3'])
    expect(terms('21st')).toEqual(['21st', '21'])
  })

  it('keep what only without its apostrophe would be a contraction', () => {
    expect(terms('I was ill, here is my id')).toEqual(['ill', 'id'])
  })

  it('join nothing of more than two parts', () => {
    expect(terms('mother-in-law')).toEqual(['mother', 'law'])
  })
})

describe('the base forms of a word', () => {
  it.each([
    ['hoping', 'hope'],
    ['hopping', 'hop'],
    ['eating', 'eat'],
    ['hobbies', 'hobby'],
    ['dresses', 'dress'],
    ['shoes', 'shoe'],
    ['married', 'marry'],
    ['ran', 'run'],
    ['wives', 'wife'],
  ])('of %s hold %s', (form, base) => {
    expect(baseForms(form)).toContain(base)
  })

  it.each(['ring', 'glass', 'bus', 'red', 'sing', 'this'])('are none for %s', (word) => {
    expect(baseForms(word)).toEqual([])
  })
})

describe('variants', () => {
  it.each([
    ['decide', 'decision'],
    ['move', 'relocation'],
    ['singer', 'song'],
    ['painter', 'paint'],
    ['scientist', 'science'],
    ['hike', 'hiker'],
    ['engaged', 'engagement'],
    ['married', 'wedding'],
    ['visit', 'visitor'],
    ['photo', 'photographer'],
    ['painters', 'painter'],
    ['tv', 'television'],
    ['gym', 'gymnasium'],
    ['bike', 'bicycle'],
    ['nyc', 'new york'],
    ['swedish', 'sweden'],
    ['colour', 'color'],
    ['people', 'person'],
    ['galaxy9', 'galaxy'],
  ])('of %s hold %s', (word, other) => {
    expect(variants(word)).toContain(other)
  })

  it.each([
    ['letter', 'let'],
    ['corner', 'corn'],
    ['number', 'numb'],
    ['flower', 'flow'],
    ['summer', 'sum'],
    ['mother', 'moth'],
    ['customer', 'custom'],
    ['general', 'generous'],
    ['found', 'foundation'],
    ['light', 'lighter'],
  ])('of %s do not hold %s', (word, other) => {
    expect(variants(word)).not.toContain(other)
  })

  it('never hold the word itself', () => {
    for (const word of ['run', 'ran', 'hobbies', 'colour', 'paint'])
      expect(variants(word)).not.toContain(word)
  })
})

it.each(['⃣️*⃣️1#️⃣', 'Σ⃣️*⃣️1#️⃣', '+⃣️', '⃣️*⃣️4387#️⃣'])(
  'gives no empty term for signs with marks alone: %s',
  (text) => {
    expect(terms(text)).not.toContain('')
  },
)
