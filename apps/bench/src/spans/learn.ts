import { asText, labelsFor, othersSigns, ownSigns, signsOf, stateSigns } from '@recollect/rules'
import type { SpanWords } from '@recollect/core/extraction'
import type { Labels, SpanTables } from '@recollect/rules'
import type { Marked, Value } from './load.ts'
import { trainChoice } from './train-choice.ts'
import type { Choice } from './train-choice.ts'
import { trainLabels } from './train-labels.ts'

/** Slots of fewer values cannot be learned. */
const FEWEST_VALUES = 12
/** A sign of fewer tokens says nothing of others. */
const FEWEST_TOKENS = { spaced: 16, joined: 24 }
/** The same of whether a value holds. */
const FEWEST_SAID = 4
/** Weights nearer to zero are left out. */
const LEAST = 0.15

export type Values = Omit<SpanTables, 'trust'>

/** What is learned of values from marked messages. */
export function learnValues(messages: readonly Marked[], words: SpanWords): Values {
  const slots = slotsOf(messages)
  return {
    slots: slots.join(' '),
    signs: signTable(messages, labelsFor(slots), words),
    owners: ownerTable(messages, words),
    states: stateTable(messages),
  }
}

function countsOf<T>(all: Iterable<T>): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

const slotsOf = (messages: readonly Marked[]): readonly string[] =>
  [...countsOf(messages.flatMap(({ values }) => values.map(({ slot }) => slot)))]
    .flatMap(([slot, count]) => (count >= FEWEST_VALUES ? [slot] : []))
    .toSorted()

function signTable(messages: readonly Marked[], labels: Labels, words: SpanWords): string {
  const signed = messages.map(({ tokens, values }) => ({
    signs: signsOf(tokens, words, asText),
    labels: labelled(tokens.length, values, labels),
  }))
  const counts = countsOf(signed.flatMap(({ signs }) => signs.flat()))
  const known = [...counts].flatMap(([sign, count]) =>
    count >= FEWEST_TOKENS[words.joined ? 'joined' : 'spaced'] ? [sign] : [],
  )
  const ids = new Map(known.map((sign, id) => [sign, id]))
  const numbered = signed.map(({ signs, labels: gold }) => ({
    signs: signs.map((own) => Int32Array.from(own.flatMap((sign) => ids.get(sign) ?? []))),
    labels: gold,
  }))
  const weights = trainLabels(numbered, known.length, labels)
  return known
    .map((sign, id) => [sign, cells(weights.subarray(id * labels.count, (id + 1) * labels.count))] as const)
    .filter(([, text]) => text !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, text]) => `${sign}\t${text}`)
    .join('\n')
}

const cells = (weights: Float32Array): string =>
  [...weights]
    .flatMap((weight, label) =>
      Math.abs(weight) < LEAST ? [] : [`${label.toString(36)}:${Math.round(weight * 10)}`],
    )
    .join(' ')

/** Values of slots that are not learned leave their tokens out of account (-1). */
function labelled(length: number, values: readonly Value[], labels: Labels): readonly number[] {
  const gold = Array.from({ length }, () => 0)
  for (const { slot, from, to } of values) {
    const place = labels.slots.indexOf(slot)
    for (let at = from; at <= to; at++)
      gold[at] = place < 0 ? -1 : at === from ? labels.first(place) : labels.next(place)
  }
  return gold
}

function ownerTable(messages: readonly Marked[], { isSelf }: SpanWords): string {
  const choices = messages.flatMap(({ tokens, values, mentions }) =>
    mentions.length === 0
      ? []
      : values.flatMap((value): readonly Choice[] => {
          const right = value.of === 'user' ? 0 : 1 + ownerAt(value, mentions)
          if (right === 0 && value.of !== 'user') return []
          const others = mentions.map((mention) => othersSigns(tokens, value, mention, { mentions, isSelf }))
          return [{ options: [ownSigns(tokens, value, mentions, isSelf), ...others], right }]
        }),
  )
  return lines(trainChoice(choices))
}

/** The mention that is meant: the nearest before of that relation, else the first. */
function ownerAt({ of, from }: Value, mentions: Marked['mentions']): number {
  const same = (relation: string) => relation === of || (PETS.has(of) && relation === 'pet')
  const before = mentions.findLastIndex(({ relation, to }) => same(relation) && to < from)
  return before >= 0 ? before : mentions.findIndex(({ relation }) => same(relation))
}

const PETS: ReadonlySet<string> = new Set([
  'pet',
  'dog',
  'cat',
  'rabbit',
  'hamster',
  'parrot',
  'bird',
  'horse',
])

const lines = (weights: ReadonlyMap<string, number>): string =>
  [...weights]
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, weight]) => `${sign}\t${Math.round(weight * 10)}`)
    .join('\n')

const STATES = [0, 1, 2]

function stateTable(messages: readonly Marked[]): string {
  const values = messages.flatMap(({ tokens, values: all }) =>
    all.map((value) => ({ signs: stateSigns(tokens, value), state: value.state })),
  )
  const counts = countsOf(values.flatMap(({ signs }) => signs))
  const weights = trainChoice(
    values.map(({ signs, state }) => {
      const known = signs.filter((sign) => (counts.get(sign) ?? 0) >= FEWEST_SAID)
      return { options: STATES.map((one) => known.map((sign) => `${one} ${sign}`)), right: state }
    }),
  )
  return [...counts.keys()]
    .map(
      (sign) => [sign, STATES.map((one) => Math.round((weights.get(`${one} ${sign}`) ?? 0) * 10))] as const,
    )
    .filter(([, row]) => row.some((one) => Math.abs(one) > 1))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, row]) => `${sign}\t${row.join(' ')}`)
    .join('\n')
}
