import { packs } from '../library/packs.ts'
import { compareWork, reading } from '../speed/compare.ts'
import { PLAIN_PATTERNS } from '../speed/corpus/plain-patterns.ts'
import { messagesByLanguage, textsOfLength } from '../speed/extract/by-language.ts'
import { matchesIn } from '../speed/extract/loops.ts'

export type ReadLanguage = 'zh' | 'en'

const CHARACTERS = 40
const TEXTS = 100
/** So many that most of them find every pattern as machine code, which V8 makes of hundreds of patterns only in their thousands of runs. */
const EFFORT = { rounds: 31, messages: 200 }
/** The loop is over so soon that a clock needs it several times. */
const LOOPS = 20

/** Both packs over a loop of a dozen plain patterns, on texts of one language; in processor time. */
export function extractionOverLoop(): Readonly<Record<ReadLanguage, number>> {
  const own = packs()
  const statements = messagesByLanguage(TEXTS)
  const ratioOf = (language: ReadLanguage): number => {
    const texts = textsOfLength(statements[language], CHARACTERS, TEXTS)
    const loop = (text: string): void => {
      for (let n = 0; n < LOOPS; n += 1) matchesIn(PLAIN_PATTERNS, text)
    }
    const [packed = 0, bare = 1] = compareWork(
      [reading({ packs: own, texts }), { texts, read: loop }],
      EFFORT,
    )
    return (packed * LOOPS) / bare
  }
  return { zh: ratioOf('zh'), en: ratioOf('en') }
}
