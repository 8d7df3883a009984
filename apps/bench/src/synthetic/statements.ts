import { pick } from './random.ts'
import { FRAMES, WORDS } from './lexicon/words.ts'

/** One made-up statement, Chinese or English. `n` makes it differ from every other. */
export function syntheticStatement(random: () => number, n: number): string {
  const frame = pick(FRAMES, random)
  return frame.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    name === 'n' ? String(n) : wordFor(name, random),
  )
}

function wordFor(name: string, random: () => number): string {
  const words = WORDS[name]
  if (!words) throw new RangeError(`No words for {${name}}.`)
  return pick(words, random)
}
