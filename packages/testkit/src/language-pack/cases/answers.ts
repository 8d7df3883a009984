import { byName } from '@recollect/core/plugin'
import type { MemoryCard } from '@recollect/core'
import type { AnswerRequest } from '@recollect/core/extraction'
import { aCard } from '../../fixtures/index.ts'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'
import type { PackSubject } from '../subject.ts'

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
/** Left by a template that was not filled, or by a value that was not there. */
const GAP = /undefined|null|\bNaN\b|\[object|\$?\{[^}]{0,40}\}|\s{2}|\s[.,。]/u
const MEMBER = byName({
  favorite_: 'color',
  event_: 'travel',
  'family.': 'sister',
  'relation.': 'friend',
})

const memberOf = (slot: string) =>
  slot.endsWith('*') ? `${slot.slice(0, -1)}${MEMBER[slot.slice(0, -1)] ?? 'other'}` : slot

/** Every slot a card may be filed under, families by a member. */
const slotsOf = ({ slots }: PackSubject) => slots.all().map(({ name }) => memberOf(name))

const card = (given: Partial<MemoryCard>): MemoryCard => ({ seq: 1, ...aCard(given), scope: 'alice' })

/** A card alone and two side by side, said of the speaker and of a relative, asserted and denied. */
function* answersOf(
  subject: PackSubject,
  slot: string,
): Generator<Omit<AnswerRequest, 'detection' | 'question'>> {
  for (const form of FORMS) {
    for (const polarity of ['positive', 'negative'] as const) {
      for (const entity of ['user', 'user.sister']) {
        const [one, two] = ['Alpha', 'Beta'].map((value) => card({ slot, value, polarity, entity }))
        if (one === undefined || two === undefined) continue
        yield { form, cards: [one] }
        yield { form, cards: [{ ...one, active: false, when: '2019' }, two] }
      }
    }
  }
  yield { form: 'retracted', cards: [card({ slot, value: '', relation: 'retracts' })] }
}

export const answerCases = [
  packCase('words every form of answer for every slot, without a gap', (subject) => {
    const { pack, detect } = subject
    const detection = detect('?')
    expectNone(
      slotsOf(subject).flatMap((slot) =>
        [...answersOf(subject, slot)].flatMap(({ form, cards }) => {
          const text = pack.answers.render({ form, cards, question: '?', detection })
          const what = `${form} of ${slot} is ${quoted(text)}`
          return text.trim() === '' || text !== text.trim() || GAP.test(text) ? [what] : []
        }),
      ),
    )
  }),

  packCase('names what it knows in its answers', (subject) => {
    const { pack, detect } = subject
    const detection = detect('?')
    const forms = ['fact', 'list', 'yes'] as const
    expectNone(
      slotsOf(subject).flatMap((slot) =>
        forms.flatMap((form) => {
          const text = pack.answers.render({
            form,
            cards: [card({ slot, value: 'Alpha' })],
            question: '?',
            detection,
          })
          return text.includes('Alpha') ? [] : [`${form} of ${slot} is ${quoted(text)}`]
        }),
      ),
    )
  }),

  packCase('names every value that sources disagree on', (subject) => {
    const { pack, detect } = subject
    const detection = detect('?')
    expectNone(
      slotsOf(subject).flatMap((slot) => {
        const cards = ['Alpha', 'Beta'].map((value) => card({ slot, value, contested: true }))
        const text = pack.answers.render({ form: 'contested', cards, question: '?', detection })
        return text.includes('Alpha') && text.includes('Beta') ? [] : [`contested ${slot} is ${quoted(text)}`]
      }),
    )
  }),

  packCase('says that it does not know, whatever was asked', (subject) => {
    const { pack, detect } = subject
    const asked = [[], ...slotsOf(subject).map((slot) => [slot]), ['family.*'], ['favorite_*']]
    expectNone(
      asked.flatMap((slots) =>
        (['user', 'user.sister', 'other'] as const).flatMap((entity) => {
          const text = pack.answers.unknown({ ...detect('?'), slots, entity })
          return text.trim() === '' || GAP.test(text) ? [`${entity} ${slots.join()} is ${quoted(text)}`] : []
        }),
      ),
    )
  }),
]
