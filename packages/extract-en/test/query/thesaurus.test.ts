import { EXPANSION_KINDS } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { ExpansionKind } from '@recollect/core/extraction'
import { describe, expect, it } from 'vitest'
import { detect, pack, terms } from '../support.ts'

/** As core does: Chinese is cut by whoever owns it. */
const everyTerm = (text: string): readonly string[] => [
  ...terms(text),
  ...[...text.matchAll(/\p{Script=Han}+/gu)].map(([run]) => run),
]

const expanded = (query: string, kinds: readonly ExpansionKind[] = ['variants', 'synonyms', 'related']) =>
  pack.expander
    .expand(normalizeText(query), detect(query), new Set(kinds), everyTerm)
    .flatMap((expansion) => expansion.terms)

const FINDS: readonly (readonly [query: string, word: string])[] = [
  ['Which musical instruments does my aunt play?', 'violin'],
  ['which musical instruments does my aunt play', 'clarinet'],
  ['What pets do we have', 'kitten'],
  ['what pets do we have', 'hamster'],
  ['what cuisine do I like', 'sushi'],
  ['how do I destress', 'yoga'],
  ['how does Noor unwind', 'relax'],
  ['What are my hobbies?', 'pottery'],
  ['what degree do I have', 'psychology'],
  ['where is my hometown', 'native'],
  ['what is my job', 'profession'],
  ['what is my occupation', 'teacher'],
  ['when was the wedding', 'bride'],
  ['my relationship status', 'single'],
  ['which vehicles do I own', 'truck'],
  ['what do I drive', 'car'],
  ['who is my physician', 'doctor'],
  ['which medications do I take', 'pill'],
  ['did I injure something', 'hurt'],
  ['who is my spouse', 'husband'],
  ['how are my kids', 'daughter'],
  ['what did I purchase', 'bought'],
  ['my coworkers', 'colleague'],
  ['when did I relocate', 'moved'],
  ['what movies did I see', 'film'],
  ['what did I do last fall', 'autumn'],
  ['am I part of the LGBTQ community', 'transgender'],
  ['when did Sam come out', 'gay'],
  ['what exercise do I do', 'gym'],
  ['which ice creams do I like', 'gelato'],
  ['what charity did I help', 'donate'],
  ['which books did I read', 'novel'],
  ['what am I allergic to', 'peanut'],
  ['what was the natural disaster', 'earthquake'],
  ['where did I go on vacation', 'beach'],
  ['which authors do I like', 'novel'],
  ['which hospital was it', '医院'],
  ['what kind of user am I', '用户'],
  ['what is my hobby', '爱好'],
  ['where did we go in Beijing', '北京'],
  ['my favourite colours', '颜色'],
  ['how often do I do my exercises', 'workout'],
]

/** Polysemes and words that share a field but not a question. */
const NEVER: readonly (readonly [query: string, word: string])[] = [
  ['which bank do I use', 'river'],
  ['which bank account do I use', 'river'],
  ['how wide is the river bank', 'money'],
  ['when did I fall', 'autumn'],
  ['I fell off a ladder', 'autumn'],
  ['what did I do last fall', 'slip'],
  ['what did I do last fall', 'injury'],
  ['which hot dog stand did I like', 'cat'],
  ['which hot dog stand did I like', 'puppy'],
  ['which hot dog stand did I like', 'weather'],
  ['what ice cream do I like', 'skate'],
  ['what ice cream do I like', 'winter'],
  ['which high school did I go to', 'tall'],
  ['what light do I use', 'thin'],
  ['where is the spring in the garden', 'summer'],
  ['did the watch break', 'vacation'],
  ['which park do I like', 'garage'],
  ['who is my match', 'soccer'],
  ['what is the date', 'fruit'],
  ['which apple do I like', 'computer'],
  ['what did the mouse eat', 'keyboard'],
  ['what is the plant called', 'factory'],
  ['who was the star', 'planet'],
  ['which pool table did I buy', 'swim'],
  ['what is in the letter', 'let'],
  ['what did my mother say', 'father'],
  ['what does my brother do', 'sister'],
  ['what does my dog eat', 'kitten'],
  ['where is my piano', 'guitar'],
  ['what did I do in Japan', 'france'],
  ['do I like red', 'blue'],
  ['when is my exam', 'blood'],
  ['which train do I take', 'coach'],
  ['what did I do on Monday', 'tuesday'],
]

const holds = (query: string, word: string) =>
  (terms(word).length > 0 ? terms(word) : [word]).some((term) => expanded(query).includes(term))

describe('the English thesaurus', () => {
  it.each(FINDS)('finds by "%s" what was said with "%s"', (query, word) => {
    expect(holds(query, word)).toBe(true)
  })

  it.each(NEVER)('does not lead from "%s" to "%s"', (query, word) => {
    expect(holds(query, word)).toBe(false)
  })

  it('is as wide as everyday life', () => {
    expect(pack.lexicon.synonyms.size).toBeGreaterThan(2500)
    expect(pack.lexicon.related?.size).toBeGreaterThan(1000)
  })

  it('leads to Chinese from six hundred words and more', () => {
    const crossing = [...pack.lexicon.synonyms].filter(([, others]) =>
      others.some((other) => /\p{Script=Han}/u.test(other)),
    )
    expect(crossing.length).toBeGreaterThan(600)
  })

  it('gives few terms however much is asked', () => {
    const everything = [...pack.lexicon.synonyms.keys()].slice(0, 400).join(' ')
    const own = expanded(everything).filter((term) => !/\p{Script=Han}/u.test(term))
    expect(own.length).toBeLessThanOrEqual(27)
  })

  it('gives a budget to all words of a question alike', () => {
    const found = expanded('my doctor, my spouse, my salary, my vacation', ['synonyms'])
    expect(found).toEqual(expect.arrayContaining([...terms('physician wage trip')]))
  })

  it('says nothing of a question that has no word of its own', () => {
    expect(expanded('where am I?', EXPANSION_KINDS)).not.toContain('')
    expect(expanded('what is it?')).toEqual([])
  })
})
