import { packs } from '../library/packs.ts'
import { compareWork, reading } from '../speed/compare.ts'
import type { TextWork } from '../speed/compare.ts'
import { messagesByLanguage, textsOfLength } from '../speed/extract/by-language.ts'
import { matchesIn, patternsOf } from '../speed/extract/loops.ts'

const CHARACTERS = 40
const TEXTS = 20
/** Unmeasured: V8 makes machine code of hundreds of patterns only in their thousands of runs. */
const FIRST = { rounds: 1, messages: 200 }
const EFFORT = { rounds: 15, messages: TEXTS }
/** Readings of a text for each time the loop, which takes as much longer, goes over it. */
const READINGS = 10

/** Processor time of a text, both packs: in microseconds, and over a loop of all their patterns. */
export interface LoopFigures {
  readonly micros: number
  readonly overLoop: number
}

/**
 * On texts of one language. The loop takes as much room in the processor's caches as the packs do, so that a busy machine slows both down
 * alike.
 */
export function measureLoops(): Readonly<Record<'zh' | 'en', LoopFigures>> {
  const own = packs()
  const patterns = patternsOf(own)
  const figuresOf = (statements: readonly string[]): LoopFigures => {
    const texts = textsOfLength(statements, CHARACTERS, TEXTS)
    const packed = repeated(reading({ packs: own, texts }), READINGS)
    const loop = { texts, read: (text: string) => matchesIn(patterns, text) }
    compareWork([packed], FIRST)
    const [spent = 0, bare = 1] = compareWork([packed, loop], EFFORT)
    return { micros: spent / READINGS, overLoop: spent / READINGS / bare }
  }
  const { zh, en } = messagesByLanguage(TEXTS * READINGS)
  return { zh: figuresOf(zh), en: figuresOf(en) }
}

const repeated = ({ texts, read }: TextWork, times: number): TextWork => ({
  texts,
  read: (text) => {
    for (let n = 0; n < times; n += 1) read(text)
  },
})
