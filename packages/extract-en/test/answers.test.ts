import { BUILTIN_SLOTS_FOR_TEST, card } from './cards.ts'
import { describe, expect, it } from 'vitest'
import { detect, pack } from './support.ts'

const detection = detect('where do I live?')
const FORMS = [
  'fact',
  'list',
  'count',
  'yes',
  'no',
  'past',
  'then',
  'change',
  'since',
  'retracted',
  'contested',
] as const
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
    const said = { itemId: 'm1' }
    expect(render('fact', card('living_situation', 'with my cousin', said))).toBe(
      'You live with your cousin.',
    )
    expect(render('fact', card('goal', 'visit my aunt (and me uncle)', said))).toContain('visit your aunt')
  })

  it.each([
    ['email', 'me@my.example', { itemId: 'm1' }],
    ['account', 'me/my-things', { itemId: 'm1' }],
    ['project', 'docs/my_notes.md', { itemId: 'm1' }],
    ['project', 'what I told my team', { itemId: 'm1' }],
    ['nickname', 'My My', { itemId: 'm1' }],
    ['goal', 'call my bank', { itemId: null }],
    ['door-code', 'ask me or my aunt', { itemId: 'm1' }],
  ])('tell the %s "%s" as it was written', (slot, value, fields) => {
    expect(render('fact', card(slot, value, fields))).toContain(value)
  })

  it('begin every sentence of what was then with a capital', () => {
    const cards = [
      card('location', 'Bergen', { active: false }),
      card('occupation', 'baker', { active: false }),
    ]
    expect(render('then', ...cards)).toBe('Then you lived in Bergen. You were a baker.')
  })

  it('name one month where a state began and ended in it', () => {
    const dates = { validFrom: Date.UTC(2024, 4, 2), validTo: Date.UTC(2024, 4, 20), active: false }
    expect(render('since', card('location', 'Bergen', dates))).toBe('You lived in Bergen in May 2024.')
  })

  it('list values of one slot in one sentence', () => {
    expect(render('list', card('likes', 'tea'), card('likes', 'rain'), card('likes', 'cats'))).toBe(
      'You like tea, rain and cats.',
    )
  })

  it('deny', () => {
    expect(render('fact', card('pet', 'cat', { polarity: 'negative' }))).toBe('You have no cat.')
  })

  it('count', () => {
    expect(render('count', card('pet', 'dog'), card('pet', 'kitten'))).toBe('2: dog and kitten.')
    expect(render('count', card('family.child', '3'))).toBe('You have 3 children.')
  })

  it('confirm and contradict', () => {
    expect(render('yes', card('occupation', 'dentist'))).toBe('Yes. You are a dentist.')
    expect(render('no', card('occupation', 'dentist'))).toBe('No. You are a dentist.')
  })

  it('tell what was, and how it changed', () => {
    expect(render('past', card('location', 'Bergen'))).toBe('You used to live in Bergen.')
    expect(render('change', card('location', 'Bergen'), card('location', 'Tromsø'))).toBe(
      'Where you live: first Bergen, now Tromsø.',
    )
  })

  it('say what is no longer known', () => {
    expect(render('retracted', card('location', 'Bergen'))).toContain('no longer')
  })

  it.each([
    ['family.child', 'two', {}, 'You have two children.'],
    ['family.sibling', '0', { polarity: 'negative' }, 'You have no siblings.'],
    ['family.daughter', '1', { entity: 'user.brother' }, 'Your brother has a daughter.'],
    ['relation.boss', 'Henrike', {}, 'Your boss is Henrike.'],
    ['family.child', 'father', {}, 'You are a father.'],
    ['habit', 'wake up at six', {}, 'You wake up at six.'],
    ['habit', 'study at night', { entity: 'user.niece' }, 'Your niece studies at night.'],
    ['habit', 'smoking', { polarity: 'negative' }, 'Your habits do not include smoking.'],
    ['occupation', 'doctor', { polarity: 'negative' }, 'You are not a doctor.'],
    ['occupation', 'retail', {}, 'You work in retail.'],
    ['occupation', 'teach geography', { entity: 'user.aunt' }, 'Your aunt teaches geography.'],
    ['occupation', 'retired', {}, 'You are retired.'],
    ['skill', 'swim', {}, 'You can swim.'],
    ['health', 'asthma', {}, 'You have asthma.'],
    ['living_situation', 'alone', {}, 'You live alone.'],
    ['diet', 'vegan', {}, 'You are vegan.'],
    ['goal', 'become a poet', {}, 'You want to become a poet.'],
    ['plan', 'leave at seven', {}, 'You plan to leave at seven.'],
    ['experience', 'been to Peru', { polarity: 'negative' }, 'You have never been to Peru.'],
    ['relationship_status', 'single', {}, 'You are single.'],
    ['name', 'Rex', { entity: 'user.pet', facet: 'dog' }, "Your dog's name is Rex."],
  ] as const)('word %s = %s as people would', (slot, value, extra, sentence) => {
    expect(render('fact', card(slot, value, extra))).toBe(sentence)
  })

  it('say who somebody is rather than that there is one', () => {
    expect(render('list', card('family.sister', '1'), card('family.sister', 'Ana'))).toBe(
      'Your sister is Ana.',
    )
  })

  it('say that something ended when nobody said what', () => {
    expect(render('retracted', card('employer', '', { relation: 'retracts' }))).toBe(
      'I no longer know where you work: you told me that is over.',
    )
  })

  it('name what every source says when they disagree, the newest last, and pick none', () => {
    const said = Date.UTC(2024, 0, 5, 9)
    const boston = card('location', 'Boston', { session: 'crm', lastSeenAt: said, contested: true })
    const austin = card('location', 'Austin', { session: 'form', lastSeenAt: said + 60_000, contested: true })
    const sentence =
      'Sources disagree on where you live: Boston (5 January 2024, crm) and Austin (same day, form).'
    expect(render('contested', boston, austin)).toBe(sentence)
    expect(render('contested', austin, boston)).toBe(sentence)
    const later = card('location', 'Bergen', { lastSeenAt: Date.UTC(2024, 1, 1) })
    expect(render('contested', boston, austin, later)).toBe(
      'Sources disagree on where you live: Boston (5 January 2024, crm), Austin (same day, form) and Bergen (1 February 2024).',
    )
    expect(render('contested', card('age', '31', { entity: 'user.sister' }), card('age', '32', {}))).toBe(
      "You told me different things about your sister's age: first 31 (1 January 1970), later 32 (same day).",
    )
  })

  it('say that nothing is known', () => {
    expect(pack.answers.unknown(detection)).toBe("I don't know where you live: you have not told me.")
  })

  it('do not deny what is known when the future is asked', () => {
    expect(pack.answers.unknown(detect('where will I live next year?'))).toBe(
      "I don't know: you have not told me.",
    )
  })

  it.each(BUILTIN_SLOTS_FOR_TEST)('word %s in every form without leaving a gap', (slot) => {
    for (const form of FORMS) {
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
