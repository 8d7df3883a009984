import type { Chance } from '../chance.ts'
import { IMPORT_LINES } from '../corpus/odd-values.ts'
import { SYNTAX } from '../corpus/syntax.ts'
import { UNICODE } from '../corpus/unicode.ts'

const LONGEST = 20_000

/** Another text made of one, and of another one that was worth keeping. */
export function mutate(text: string, other: string, chance: Chance): string {
  let made = text
  for (let i = chance.below(4); i >= 0; i--) made = once(made, other, chance)
  return made.slice(0, LONGEST)
}

function once(text: string, other: string, chance: Chance): string {
  const [from, to] = [chance.below(text.length + 1), chance.below(text.length + 1)].toSorted((a, b) => a - b)
  const [head, middle, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to ?? text.length)]
  switch (chance.below(7)) {
    case 0:
      return head + tail
    case 1:
      return head + middle + middle + tail
    case 2:
      return head + String.fromCharCode(chance.below(0x10000)) + tail
    case 3:
      return head + chance.of([...UNICODE, ...SYNTAX, ...IMPORT_LINES]) + middle + tail
    case 4:
      return head + other.slice(chance.below(other.length + 1))
    case 5:
      return head + Array.from(middle).reverse().join('') + tail
    default:
      return head + middle.replaceAll(/\d+/gu, () => String(chance.below(10_000))) + tail
  }
}
