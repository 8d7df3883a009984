import { HAPPENINGS } from '../lexicon/events/happenings.ts'
import { keyOf } from './capture.ts'

/** Kinds of happenings, each as one pattern on the beginning of a predicate. */
const KINDS: readonly (readonly [string, RegExp])[] = HAPPENINGS.map(([slot, beginnings]) => [
  slot,
  new RegExp(`^(?:${beginnings.join('|')})(?:(?<= )|(?![\\p{L}\\p{N}'’-]))`, 'u'),
])

const MODAL =
  /^(?:had to|managed to|got to|decided to|chose to|was able to|were able to|was forced to|were forced to) (?<verb>[a-z]+)/u
const PASTS: ReadonlyMap<string, string> = new Map(
  'drop dropped, quit quit, move moved, sell sold, leave left, have had, get got, go went, resign resigned, retire retired, close closed, pass passed, finish finished, buy bought, win won, find found, sign signed, join joined, take took, retake retook, give gave, cancel called, break broke, divorce divorced, separate separated, evacuate fled, flee fled, repeat retook, run ran, climb climbed, complete completed, land landed, lose lost, save saved, start started, pay paid, book booked, return returned, visit visited, see saw, meet met, adopt adopted, rehome rehomed, enlist enlisted, file filed, declare declared, undergo underwent, graduate graduated, relocate relocated, emigrate emigrated, change changed, switch switched, put put'
    .split(', ')
    .map((pair): [string, string] => {
      const [base = '', past = ''] = pair.split(' ')
      return [base, past]
    }),
)

/** "I've broken my wrist" tells of what "I broke my wrist" does. */
const SIMPLE: ReadonlyMap<string, string> = new Map([
  ['come', 'came'],
  ['gone', 'went'],
  ['gotten', 'got'],
  ['broken', 'broke'],
  ['written', 'wrote'],
  ['taken', 'took'],
  ['fallen', 'fell'],
  ['given', 'gave'],
  ['driven', 'drove'],
  ['flown', 'flew'],
  ['begun', 'began'],
  ['torn', 'tore'],
  ['ridden', 'rode'],
  ['become', 'became'],
  ['beaten', 'beat'],
  ['swum', 'swam'],
  ['sung', 'sang'],
  ['thrown', 'threw'],
  ['chosen', 'chose'],
])
const PARTICIPLE = new RegExp(`^(?:${[...SIMPLE.keys()].join('|')})(?= )`, 'u')

/** "Had to drop out" is said as "dropped out", "been accepted" as "was accepted". */
export const inPast = (key: string): string =>
  key
    .replace(PARTICIPLE, (word) => SIMPLE.get(word) ?? word)
    .replace(/^been (?!married|engaged|divorced|separated|together|single|widowed)/u, 'was ')
    .replace(MODAL, (whole, verb: string) => PASTS.get(verb) ?? whole)

export const kindOfHappening = (words: string): string | undefined => {
  const key = inPast(keyOf(words))
  return KINDS.find(([, beginning]) => beginning.test(key))?.[0]
}
