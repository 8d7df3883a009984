import type { Chance } from '../fuzz/chance.ts'
import { PatternWriter } from './pattern-writer.ts'

/** The worst text that was found for a pattern, and what it costs there. */
export interface Worst {
  /** Microseconds a byte. */
  readonly cost: number
  readonly text: string
}

/** A text of any length that is made up in one way. */
type Maker = (length: number) => string

const SEPARATORS = [' ', ', ', ' , ', ',', '. ', '\n', '、', '。', '和', ' and ', '', ' or ', '/']
const UNITS = [
  ...['a', 'a ', 'a, ', 'a , ', ', ', ' ', '1', '1 ', 'ab ', "a' ", 'a-', 'a/', '.', '\n'],
  ...['a and ', 'the ', 'my ', 'is ', '我', '我和', '我、', '的', '是', '一'],
]
/** What no pattern goes on after, so that it gives back what it took; and what one may end at. */
const ENDS = ['', '\u0001', ' x', '!', '。', '.']

const LENGTHS = [40, 80, 160, 400, 1000, 10_000, 100_000]
/** Microseconds at which a longer text of the kind would only take longer to find out. */
const ENOUGH = 100_000
/** Microseconds a byte below which a kind of text is not worth a longer one. */
const CHEAP = 0.05
const RUNS = 4

/** Looks for the worst text among `rounds` times six kinds. */
export function worstText(pattern: RegExp, longest: number, chance: Chance, rounds: number): Worst {
  let worst: Worst = { cost: 0, text: '' }
  for (const make of makers(new PatternWriter(pattern, chance), chance, rounds)) {
    const one = worstOf(pattern, make, longest)
    if (one.cost > worst.cost) worst = one
  }
  return worst
}

function worstOf(pattern: RegExp, make: Maker, longest: number): Worst {
  let worst: Worst = { cost: 0, text: '' }
  for (const length of LENGTHS) {
    if (length > longest) break
    const text = make(length)
    if (text === '') break
    const cost = costOf(pattern, text)
    const grows = cost > 1.5 * worst.cost
    if (cost > worst.cost) worst = { cost, text }
    if (cost * length > ENOUGH || (length >= 400 && (cost < CHEAP || !grows))) break
  }
  return worst
}

function* makers(writer: PatternWriter, chance: Chance, rounds: number): Iterable<Maker> {
  for (let i = 0; i < rounds; i++) {
    const whole = writer.whole()
    const cut = whole.slice(0, 1 + chance.below(Math.max(1, whole.length)))
    yield filled('', chance.of([whole, cut]) + chance.of(SEPARATORS), chance.of(ENDS))
    yield filled(cut, chance.of(UNITS), chance.of(ENDS))
    if (writer.repeated.length === 0) continue
    const hot = chance.of(writer.repeated)
    const round = writer.round(hot)
    yield filled(writer.lead(hot), round, chance.of(ENDS))
    yield filled(writer.lead(hot), round + writer.round(hot), chance.of(ENDS))
    yield filled(writer.lead(hot), chance.of(UNITS), chance.of(ENDS))
    yield filled(writer.lead(hot), round + chance.of(SEPARATORS), chance.of(ENDS))
  }
}

const filled =
  (lead: string, unit: string, end: string): Maker =>
  (length) => {
    const room = Math.max(0, length - lead.length)
    return lead + (unit === '' ? '' : unit.repeat(Math.ceil(room / unit.length)).slice(0, room)) + end
  }

/** Microseconds a byte: the least of several runs, for what else the machine does only adds. */
export function costOf(pattern: RegExp, text: string): number {
  const bytes = Buffer.byteLength(text)
  let least = timeOf(pattern, text)
  for (let run = 1; run < RUNS && least / bytes > CHEAP; run++) least = Math.min(least, timeOf(pattern, text))
  return least / bytes
}

function timeOf(pattern: RegExp, text: string): number {
  const began = process.hrtime.bigint()
  pattern.lastIndex = 0
  if (!pattern.global) pattern.test(text)
  else
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
      if (match[0] === '') pattern.lastIndex += 1
  return Number(process.hrtime.bigint() - began) / 1000
}
