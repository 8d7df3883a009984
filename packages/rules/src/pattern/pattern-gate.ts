import { Line } from './line.ts'
import { NeedReader } from './need.ts'
import type { Need } from './need.ts'
import { patternReader } from '@recollect/core/extraction'
import { WordSet } from './word-set.ts'

/** Says whether a pattern may match a text; when it says no, the pattern does not. */
export type Gate = (text: string) => boolean

type Source = Pick<RegExp, 'source' | 'flags'>

/** With other flags letters and classes stand for other characters. */
const KNOWN_FLAGS = /^[dguy]*$/u

/**
 * Makes gates for patterns. What must stand in a text is worked out from a pattern's source when its gate is made. Asking is a look at a
 * few words, the rarest first; what patterns share is looked for once in a text.
 */
export function gateMaker(): (pattern: Source) => Gate {
  const read = patternReader()
  const needs = new NeedReader()
  const checkOf = checkMaker()
  const line = new Line()
  return ({ source, flags }) => {
    const need = KNOWN_FLAGS.test(flags) && flags.includes('u') ? needs.read(read(source)) : null
    if (need === null) return () => true
    const check = checkOf(need)
    return (text) => {
      line.read(text)
      return isMet(check, line)
    }
  }
}

/** A need made ready to be checked. */
interface Check {
  readonly isAll: boolean
  readonly parts: readonly Check[]
  readonly words: WordSet | null
  /** Of the last line that it was checked on. Patterns share checks: what a subject is, say. */
  turn: number
  isMet: boolean
}

function checkMaker(): (need: Need) => Check {
  const known = new Map<Need, Check>()
  const checkOf = (need: Need): Check => {
    const found = known.get(need)
    if (found !== undefined) return found
    const made: Check = {
      isAll: need.kind === 'all',
      parts: need.kind === 'words' ? [] : need.parts.map(checkOf),
      words: need.kind === 'words' ? new WordSet(need.words) : null,
      turn: 0,
      isMet: false,
    }
    known.set(need, made)
    return made
  }
  return checkOf
}

function isMet(check: Check, line: Line): boolean {
  if (check.turn === line.turn) return check.isMet
  const met = check.words === null ? areMet(check, line) : check.words.standsIn(line)
  check.turn = line.turn
  check.isMet = met
  return met
}

function areMet({ isAll, parts }: Check, line: Line): boolean {
  for (const part of parts) if (isMet(part, line) !== isAll) return !isAll
  return isAll
}
