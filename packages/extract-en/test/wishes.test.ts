import { describe, expect, it } from 'vitest'
import { moreTasks, moreWishes, noWishes, wishes } from './corpus/wishes.ts'
import { cardsOf } from './support.ts'

const kept = (text: string) => cardsOf(text).filter(({ slot }) => slot === 'instruction')

/** What is weighed errs at its edge: of a hundred lines, on two at most. */
const MOST_WRONG = 0.02

const wrongIn = (texts: readonly string[], isRight: (text: string) => boolean) => {
  const wrong = texts.filter((text) => !isRight(text))
  return wrong.length > texts.length * MOST_WRONG ? wrong : []
}

describe('standing wishes about the assistant', () => {
  it('are kept', () => {
    const texts = [...wishes.flatMap(([text, count]) => (count > 0 ? [text] : [])), ...moreWishes]
    expect(wrongIn(texts, (text) => kept(text).length > 0)).toEqual([])
  })

  it('are as many as were said', () => {
    const counts = new Map(wishes)
    expect(wrongIn([...counts.keys()], (text) => kept(text).length === counts.get(text))).toEqual([])
  })

  it('are not read from tasks, and from what is told of oneself and others', () => {
    expect(wrongIn([...noWishes, ...moreTasks], (text) => kept(text).length === 0)).toEqual([])
  })
})

/** Values with facets, and what becomes of what was wished before. */
const told = (text: string) =>
  kept(text).map(
    ({ value, facet, relation }) => `${value} [${facet ?? ''}]${relation === 'sets' ? '' : ` ${relation}`}`,
  )

describe('what a wish is kept as', () => {
  it.each([
    [
      'From now on, keep your answers under three sentences.',
      'keep your answers under three sentences [length] updates',
    ],
    ["I'd rather you used metric units", 'use metric units [units]'],
    ["it'd be great if you always showed the command first", 'always show the command first [order]'],
    ['i hate it when you use bullet points', "don't use bullet points [format]"],
    ["I don't want any disclaimers in your answers", 'no disclaimers in your answers [disclaimers]'],
    ['You should never suggest meat dishes to me', 'never suggest meat dishes to me []'],
    ['You can use emojis again', 'You can use emojis again [emoji] updates'],
    ['no need to keep it short anymore', 'keep it short [length] retracts'],
    ['forget the British spelling thing', 'the British spelling thing [spelling] retracts'],
    ['In code reviews, be blunt', 'In code reviews, be blunt [tone in code reviews]'],
    ['For work emails, use a formal tone', 'For work emails, use a formal tone [tone for work emails]'],
    [
      'Whenever I write to you in German, reply in German',
      'Whenever I write to you in German, reply in German [language whenever i write to you in german]',
    ],
  ])('%s', (text, value) => {
    expect(told(text)).toContain(value)
  })

  it('keeps two wishes of one sentence apart', () => {
    expect(told('always answer in British English and never use emojis')).toEqual([
      'always answer in British English [language]',
      'never use emojis [emoji]',
    ])
  })

  it('leaves the name one is called by to the nickname', () => {
    expect(cardsOf('call me Kat from now on').map(({ slot }) => slot)).toEqual(['nickname'])
  })
})
