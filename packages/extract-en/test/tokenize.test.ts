import { describe, expect, it } from 'vitest'
import { terms } from './support.ts'

describe('English terms', () => {
  it('are lower-case stems without stop words', () => {
    expect(terms('I was Running to the Markets')).toEqual(terms('run market'))
  })

  it('drop the possessive', () => {
    expect(terms("my sister's bicycle")).toEqual(terms('sister bicycle'))
    expect(terms('my sister’s bicycle')).toEqual(terms('sister bicycle'))
  })

  it('drop contractions, with and without the apostrophe', () => {
    expect(terms("I don't, I'm, we've")).toEqual([])
    expect(terms('dont ive im')).toEqual([])
  })

  it('keep an address whole, and findable by its parts', () => {
    expect(terms('kit.rowe@example.org')).toEqual(
      expect.arrayContaining(['kit.rowe@example.org', 'kit', 'row']),
    )
  })

  it('keep a phone number whole, and findable without its marks', () => {
    expect(terms('555-0188')).toEqual(['555-0188', '5550188'])
  })

  it('keep version-like words, and find their parts', () => {
    expect(terms('iphone15')).toEqual(expect.arrayContaining(['iphone15', 'iphon', '15']))
    expect(terms('a 5k run')).toEqual(expect.arrayContaining(['5k']))
  })

  it('tell c++ from c', () => {
    expect(terms('c++')).toContain('c++')
  })

  it('ignore accents', () => {
    expect(terms('café')).toEqual(terms('cafe'))
  })

  it('leave Chinese to the Chinese pack', () => {
    expect(terms('我喜欢 hiking 和 tea')).toEqual(terms('hiking tea'))
  })

  it('keep content words that look like fillers', () => {
    expect(terms('user name')).toEqual(terms('name user').toReversed())
  })
})
