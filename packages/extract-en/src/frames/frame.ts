import { frameLines } from '@recollect/rules'
import type { FrameLine } from '@recollect/rules'
import { FRAME_LINES } from './lines.ts'

/**
 * What a predicate tells, as a line of data:
 * `live, reside | in at near: PLACE | location | state`. Predicates by base form, with the words that go with them ("grow up", "be based");
 * then the complement, its prepositions (`obj` for a direct object, `none` for none) and the classes of its noun; then the slot, and
 * options.
 */
export interface Frame {
  readonly domain: string
  readonly predicate: readonly string[]
  readonly shape: 'obj' | 'pp' | 'none'
  readonly prepositions: ReadonlySet<string>
  readonly classes: readonly string[]
  readonly slot: string
  readonly options: ReadonlyMap<string, string>
}

function framesFrom(
  domain: string,
  { predicates, complement, options, ...line }: FrameLine,
): readonly Frame[] {
  const words = complement.split(' ')
  const shape = words[0] === 'obj' || words[0] === 'none' ? words[0] : 'pp'
  const common = {
    ...line,
    domain,
    shape,
    prepositions: new Set(shape === 'pp' ? words : words.slice(1)),
    options: new Map([...options].map(([name, value]) => [name, value.replaceAll('_', ' ')])),
  } as const
  return predicates.split(', ').map((predicate) => ({ ...common, predicate: predicate.split(' ') }))
}

type ByWord = ReadonlyMap<string, readonly Frame[]>

let table: ReadonlyMap<string, ByWord> | null = null

/** Frames by the first word of their predicate, and by its second: "be", "have" and "get" have hundreds. */
function made(): ReadonlyMap<string, ByWord> {
  const found = new Map<string, Map<string, Frame[]>>()
  for (const [domain, lines] of Object.entries(FRAME_LINES))
    for (const line of frameLines(lines))
      for (const frame of framesFrom(domain, line)) {
        const [verb = '', next = ''] = frame.predicate
        const words = found.get(verb) ?? new Map<string, Frame[]>()
        found.set(verb, words)
        words.set(next, [...(words.get(next) ?? []), frame])
      }
  return found
}

/** Frames whose predicate begins with a verb, and goes on with one of the forms of the next word or has no more; longest first. */
export function framesOf(lemma: string, next: readonly string[]): readonly Frame[] {
  table ??= made()
  const words = table.get(lemma)
  if (!words) return []
  return ['', ...new Set(next)]
    .flatMap((word) => words.get(word) ?? [])
    .toSorted((a, b) => b.predicate.length - a.predicate.length)
}

const AUXILIARY_SENSE = [
  'start',
  'begin',
  'resume',
  'keep',
  'stop',
  'quit',
  'finish',
  'be',
  'have',
  'do',
  'get',
  'go',
  'see',
  'date',
]
let verbs: ReadonlySet<string> | null = null

/** The verbs that frames know, and those that stand before one. */
export function verbsKnown(): ReadonlySet<string> {
  table ??= made()
  verbs ??= new Set([...table.keys(), ...AUXILIARY_SENSE])
  return verbs
}
