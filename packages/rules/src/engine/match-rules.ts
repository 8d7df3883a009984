import type { ExtractionRule, RuleMatch, Clause, NormalizedText } from '@recollect/core/extraction'
import { gateMaker } from '../pattern/pattern-gate.ts'
import type { Gate } from '../pattern/pattern-gate.ts'
import { inMachineCode } from './machine-code.ts'
import { notUnrolled } from './unroll.ts'
import { ruleMatch } from './rule-match.ts'

/** What reading a text has cost: characters that patterns ran on. The same on every machine. */
export interface Work {
  done: number
  /** The same for patterns that were made ready meanwhile: once a process, so it is no part of what a text costs. */
  made: number
  /** Matches so far. */
  matches: number
}

export type Matcher = (clause: Clause, text: NormalizedText, work: Work) => readonly RuleMatch[]

const patternKey = ({ pattern }: ExtractionRule) => `/${pattern.source}/${pattern.flags}`

/** Gives rules of one pattern one matcher, so that what they share is matched once a clause. */
export function sharedMatchers(rules: readonly ExtractionRule[]): (rule: ExtractionRule) => Matcher {
  const keys = rules.map(patternKey)
  const known = new Map<string, Matcher>()
  const gateFor = gateMaker()
  const made = ({ pattern }: ExtractionRule) => matcherFor(pattern, gateFor)
  return (rule) => {
    const key = patternKey(rule)
    const shared = keys.indexOf(key) !== keys.lastIndexOf(key)
    const matcher = known.get(key) ?? (shared ? remembered(made(rule)) : made(rule))
    known.set(key, matcher)
    return matcher
  }
}

/** Matches are kept no longer than their clause. */
function remembered(matcher: Matcher): Matcher {
  const seen = new WeakMap<Clause, readonly RuleMatch[]>()
  return (clause, text, work) => {
    const known = seen.get(clause)
    if (known) return known
    const found = matcher(clause, text, work)
    seen.set(clause, found)
    return found
  }
}

/** What making a pattern ready costs, in characters that it might run on. */
const MADE = 1000
const NO_MATCHES: readonly RuleMatch[] = []

/** Most rules are never run in a process: their patterns are made when they are. */
function matcherFor({ source, flags }: RegExp, gateFor: ReturnType<typeof gateMaker>): Matcher {
  let gate: Gate | null = null
  let pattern: RegExp | null = null
  return (clause, text, work) => {
    gate ??= gateFor({ source, flags })
    if (!gate(clause.text)) return NO_MATCHES
    work.done += clause.text.length
    if (pattern === null) {
      work.made += MADE
      pattern = inMachineCode(new RegExp(notUnrolled(source), withIndices(flags)), clause.text)
    }
    const found = matchesOf(pattern, clause.text)
    return found.length === 0 ? NO_MATCHES : found.map((match) => ruleMatch(match, clause, text))
  }
}

/** `matchAll` copies its pattern; this runs it in place. */
function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += 1
    found.push(match)
  }
  return found
}

const withIndices = (flags: string) => [...new Set(`${flags}dg`)].join('')
