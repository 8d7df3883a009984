import type { CardDraft, Detection } from '@recollect/core/extraction'
import { isOneOf, shownAll } from '../cards.ts'
import { expectNone, quoted } from '../faults.ts'
import { INTENTS } from '../intents/index.ts'
import { textOf, valuesOf } from '../intents/intent.ts'
import type { ExpectedCard, ExpectedDetection, Intent, IntentAnswer, Said } from '../intents/intent.ts'
import { packCase } from '../pack-case.ts'
import type { PackSubject } from '../subject.ts'

/** What the pack says to an intent; the options may come from JavaScript, where a missing one is not seen. */
const answerTo = ({ options }: PackSubject, id: string): IntentAnswer | undefined =>
  Object.entries(options.intents).find(([key]) => key === id)?.[1]

function saidOf(subject: PackSubject, intent: Intent): readonly Said[] {
  const answer = answerTo(subject, intent.id)
  return answer !== undefined && !('unsupported' in answer) ? answer : []
}

const isWhose = (entity: string, of: 'speaker' | 'relative' | undefined): boolean =>
  of === 'relative' ? entity.startsWith('user.') : entity === 'user'

const isAsked = (card: CardDraft, wanted: ExpectedCard): boolean =>
  isOneOf(card.slot, wanted.slots) &&
  isWhose(card.entity, wanted.of) &&
  (wanted.polarity ?? card.polarity) === card.polarity &&
  (wanted.tense ?? card.tense) === card.tense &&
  (wanted.relations ?? [card.relation]).includes(card.relation) &&
  (wanted.dated !== true || card.when !== null) &&
  (wanted.corrects !== true || card.correction !== undefined)

function* cardFaults(subject: PackSubject, said: Said, wanted: ExpectedCard): Generator<string> {
  const given = subject.cardsOf(textOf(said))
  const fitting = given.filter((card) => isAsked(card, wanted))
  if (fitting.length === 0) yield `should give ${JSON.stringify(wanted)}; it gave ${shownAll(given)}`
  for (const value of valuesOf(said)) {
    if (fitting.every((card) => card.value !== value))
      yield `no such card is ${quoted(value)}: ${shownAll(given)}`
  }
}

const isRead = (found: Detection, { types, slots, of, time, value }: ExpectedDetection): boolean =>
  found.isQuestion &&
  isWhose(found.entity, of) &&
  (types === undefined || [found.type, ...found.also].some((type) => types.includes(type))) &&
  (slots === undefined || isOneOf(found.slots[0] ?? '', slots)) &&
  (time === undefined || found.time === time) &&
  (value !== true || found.value !== null)

function* detectionFaults(subject: PackSubject, said: Said, wanted: ExpectedDetection): Generator<string> {
  const { type, also, entity, slots, time, value, isQuestion } = subject.detect(textOf(said))
  if (isRead(subject.detect(textOf(said)), wanted)) return
  yield `should be ${JSON.stringify(wanted)}; it is ${JSON.stringify({ type, also, entity, slots, time, value, isQuestion })}`
}

function* silenceFaults(subject: PackSubject, said: Said): Generator<string> {
  const given = subject.cardsOf(textOf(said))
  if (given.length > 0) yield `should give nothing; it gave ${shownAll(given)}`
}

function faultsOf(subject: PackSubject, { expect }: Intent, said: Said): Iterable<string> {
  if ('card' in expect) return cardFaults(subject, said, expect.card)
  if ('detection' in expect) return detectionFaults(subject, said, expect.detection)
  return silenceFaults(subject, said)
}

const reading = (name: string, kind: 'card' | 'detection' | 'nothing') =>
  packCase(name, (subject) => {
    expectNone(
      INTENTS.filter(({ expect }) => kind in expect).flatMap((intent) =>
        saidOf(subject, intent).flatMap((said) =>
          [...faultsOf(subject, intent, said)].map(
            (fault) => `${intent.id}: ${quoted(textOf(said))} ${fault}`,
          ),
        ),
      ),
    )
  })

function answerFault(answer: IntentAnswer | undefined): string | null {
  if (answer === undefined) return 'no sentence, and no reason why not'
  if ('unsupported' in answer) return answer.unsupported.trim() === '' ? 'unsupported without a reason' : null
  return answer.length === 0 || answer.some((said) => textOf(said).trim() === '') ? 'no sentence' : null
}

export const intentCases = [
  packCase('says to every intent how its language puts it, or why it cannot', (subject) => {
    expectNone(
      INTENTS.flatMap(({ id }) => {
        const fault = answerFault(answerTo(subject, id))
        return fault === null ? [] : [`${id}: ${fault}`]
      }),
    )
  }),
  reading('gives the cards of every statement', 'card'),
  reading('understands every question', 'detection'),
  reading('keeps nothing of what only looks like a fact', 'nothing'),
  packCase('keeps nothing of a question', (subject) => {
    const asked = INTENTS.filter(({ expect }) => 'detection' in expect).flatMap((intent) =>
      saidOf(subject, intent),
    )
    expectNone(
      asked.flatMap((said) =>
        [...silenceFaults(subject, said)].map((fault) => `${quoted(textOf(said))} ${fault}`),
      ),
    )
  }),
]
