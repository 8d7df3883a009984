import { BUILTIN_SLOTS_FOR_TEST, card } from './cards.ts'
import { describe, expect, it } from 'vitest'
import { detect, pack } from './support.ts'

const detection = detect('where do I live?')
const render = (
  form: Parameters<typeof pack.answers.render>[0]['form'],
  ...cards: ReturnType<typeof card>[]
) => pack.answers.render({ detection, question: 'where do i live?', form, cards })

describe('answers', () => {
  it('speak to the user', () => {
    expect(render('fact', card('location', 'Tromsø'))).toBe('You live in Tromsø.')
  })

  it('speak of relatives in the third person', () => {
    expect(render('fact', card('location', 'Tromsø', { entity: 'user.mother_in_law' }))).toBe(
      'Your mother-in-law lives in Tromsø.',
    )
  })

  it('turn "my" into "your"', () => {
    expect(render('fact', card('living_situation', 'with my cousin'))).toBe(
      'Your living situation: with your cousin.',
    )
  })

  it('list values of one slot in one sentence', () => {
    expect(render('list', card('likes', 'tea'), card('likes', 'rain'), card('likes', 'cats'))).toBe(
      'You like tea, rain and cats.',
    )
  })

  it('deny', () => {
    expect(render('fact', card('pet', 'cat', { polarity: 'negative' }))).toBe('You do not have a cat.')
  })

  it('count', () => {
    expect(render('count', card('pet', 'dog'), card('pet', 'kitten'))).toBe('2: dog and kitten.')
    expect(render('count', card('family.child', '3'))).toBe('Your child: 3.')
  })

  it('confirm and contradict', () => {
    expect(render('yes', card('occupation', 'dentist'))).toBe('Yes. Your job: dentist.')
    expect(render('no', card('occupation', 'dentist'))).toBe('No. Your job: dentist.')
  })

  it('tell what was, and how it changed', () => {
    expect(render('past', card('location', 'Bergen'))).toBe('You used to live in Bergen.')
    expect(render('change', card('location', 'Bergen'), card('location', 'Tromsø'))).toBe(
      'You live in Tromsø. Before: Bergen.',
    )
  })

  it('say what is no longer known', () => {
    expect(render('retracted', card('location', 'Bergen'))).toContain('no longer')
  })

  it('say that nothing is known', () => {
    expect(pack.answers.unknown(detection)).toBe("I don't know where you live: you have not told me.")
  })

  it.each(BUILTIN_SLOTS_FOR_TEST)('word %s in every form without leaving a gap', (slot) => {
    for (const form of ['fact', 'list', 'count', 'yes', 'no', 'past', 'change', 'retracted'] as const) {
      for (const polarity of ['positive', 'negative'] as const) {
        const text = render(
          form,
          card(slot, 'alpha', { polarity }),
          card(slot, 'beta', { polarity, when: 'last fall' }),
        )
        expect(text).not.toMatch(/[{}[\]|]|undefined/u)
        expect(text).toMatch(polarity === 'negative' ? /alpha|beta|cousin/u : /alpha|beta/u)
      }
    }
  })
})
