import type { PatternNode } from '@recollect/core/extraction'
import { shareOf, wordOf } from './word.ts'
import type { Edge, Word } from './word.ts'

/** What must stand in a text for a pattern to match it: one of some words; all of some needs; one of them. */
export type Need =
  /** `isWhole`: what is needed is a word and nothing else, so that what comes next begins where it ends. */
  | {
      readonly kind: 'words'
      readonly words: readonly Word[]
      readonly isWhole: boolean
      readonly share: number
      readonly size: number
    }
  | {
      readonly kind: 'all' | 'one'
      readonly parts: readonly Need[]
      readonly share: number
      readonly size: number
    }

type Choices = readonly (readonly PatternNode[])[]

/** Words that are joined to those before them are at most so many. */
const MOST_JOINED = 64
/** What stands in most clauses says nothing. */
const COMMON = 0.99

/** Reads what patterns need. What is one node of their trees is one need. */
export class NeedReader {
  readonly #known = new Map<PatternNode, Need | null>()

  /** Null when nothing is needed. `begins` and `ends`: what is known of the places before and after. */
  read(node: PatternNode, begins: Edge = 'none', ends: Edge = 'none'): Need | null {
    if (node.kind !== 'group') return this.#leaf(node, begins, ends)
    // What begins or ends with an edge is another need; few of those stand in more than one pattern.
    const isFree = begins === 'none' && ends === 'none'
    const found = isFree ? this.#known.get(node) : undefined
    if (found !== undefined) return found
    const made = this.#oneOf(node.choices, begins, ends)
    if (isFree) this.#known.set(node, made)
    return made
  }

  #leaf(node: PatternNode, begins: Edge, ends: Edge): Need | null {
    switch (node.kind) {
      case 'text':
        return wordsOf([wordOf(node.text, begins, ends)])
      case 'chars':
        return wordsOf(node.chars.map((char) => wordOf(char, begins, ends)))
      case 'repeat': // The first of them is what is looked for; it need not be the last.
      case 'ahead':
        return parted(this.read(node.node, begins, 'none'))
      case 'behind':
        return parted(this.read(node.node, 'none', ends))
      default:
        return null
    }
  }

  #allOf(nodes: readonly PatternNode[], begins: Edge, ends: Edge): Need | null {
    const last = nodes.length - 1
    const all = joined(
      nodes.map((node, place) =>
        this.read(
          node,
          place === 0 ? begins : edgeAt(nodes[place - 1], 'start'),
          place === last ? ends : edgeAt(nodes[place + 1], 'end'),
        ),
      ),
    )
    const parts = all.filter((part) => part !== null)
    const [only = null] = parts
    if (parts.length < 2) return all.length === 1 ? only : parted(only)
    return together(parts)
  }

  #oneOf(choices: Choices, begins: Edge, ends: Edge): Need | null {
    const [only = []] = choices
    if (choices.length === 1) return this.#allOf(only, begins, ends)
    const words: Word[] = []
    const parts: Need[] = []
    let isWhole = true
    for (const choice of choices) {
      const need = this.#allOf(choice, begins, ends)
      if (need === null) return null
      if (need.kind !== 'words') parts.push(...(need.kind === 'one' ? need.parts : [need]))
      else {
        words.push(...need.words)
        isWhole &&= need.isWhole
      }
    }
    return parts.length === 0 ? wordsOf(words, isWhole) : either(parts, words)
  }
}

const edgeAt = (node: PatternNode | undefined, text: 'start' | 'end'): Edge =>
  node?.kind === 'edge' ? 'word' : node?.kind === text ? 'text' : 'none'

function shareOfAny(words: readonly Word[]): number {
  let rest = 1
  for (const word of words) rest *= 1 - shareOf(word)
  return 1 - rest
}

/** What is worth looking at first is what settles the matter in the fewest looks, one a word. */
const looksToDeny = ({ size, share }: Need): number => size / (1 - share)
const looksToMeet = ({ size, share }: Need): number => size / share

const sizeOf = (needs: readonly Need[]): number => needs.reduce((sum, { size }) => sum + size, 0)

function chance(needs: readonly Need[]): number {
  let rest = 1
  for (const { share } of needs) rest *= 1 - share
  return 1 - rest
}

const wordsOf = (words: readonly Word[], isWhole = true): Need => ({
  kind: 'words',
  words,
  isWhole,
  share: shareOfAny(words),
  size: words.length,
})

/** Beside what it stands with, more may stand. */
const parted = (need: Need | null): Need | null =>
  need?.kind === 'words' && need.isWhole ? { ...need, isWhole: false } : need

/** Words that follow each other with nothing between them are one: "like" and " " are rarer than either. */
function joined(parts: readonly (Need | null)[]): readonly (Need | null)[] {
  const made: (Need | null)[] = []
  for (const part of parts) {
    const last = made.at(-1)
    const both = last && part ? joinedTo(last, part) : null
    if (both === null) made.push(part)
    else made[made.length - 1] = both
  }
  return made
}

function joinedTo(first: Need, second: Need): Need | null {
  if (first.kind !== 'words' || second.kind !== 'words' || !first.isWhole || !second.isWhole) return null
  if (first.words.length * second.words.length > MOST_JOINED) return null
  return wordsOf(
    first.words.flatMap(({ text, begins }) =>
      second.words.map((next) => ({ text: text + next.text, begins, ends: next.ends })),
    ),
  )
}

function together(parts: readonly Need[]): Need | null {
  const rare = parts
    .flatMap((part) => (part.kind === 'all' ? part.parts : [part]))
    .filter(({ share }) => share < COMMON)
    .sort((a, b) => looksToDeny(a) - looksToDeny(b))
  const [only = null] = rare
  if (rare.length < 2) return parted(only)
  const share = rare.reduce((least, part) => Math.min(least, part.share), 1)
  return { kind: 'all', parts: rare, share, size: sizeOf(rare) }
}

/** The likeliest first. */
function either(parts: readonly Need[], words: readonly Word[]): Need | null {
  const all = words.length === 0 ? [...parts] : [...parts, wordsOf(words, false)]
  const share = chance(all)
  return share < COMMON
    ? { kind: 'one', parts: all.sort((a, b) => looksToMeet(a) - looksToMeet(b)), share, size: sizeOf(all) }
    : null
}
