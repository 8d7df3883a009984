import type {
  Candidate,
  Extraction,
  ExtractionContext,
  ExtractionRule,
  ExtractionSteps,
  Extractor,
  Proposal,
  RuleMatch,
  SpanReader,
  Clause,
  NormalizedText,
  Sourced,
} from '@recollect/core/extraction'
import { anchorScanner } from './anchors.ts'
import { candidateOf } from './candidate.ts'
import { sharedMatchers } from './match-rules.ts'
import type { Matcher, Work } from './match-rules.ts'
import { readText } from './segment.ts'
import { MAX_CANDIDATES, settle } from './settle.ts'
import type { Settling } from './settle.ts'
import type { SegmentRules } from './segment.ts'
import { learnedIn } from './learned.ts'
import { toEnd } from '@recollect/core/extraction'

/**
 * A clause longer than this is pasted text that no rule was written for. Leaving it alone bounds what any one pattern can cost, so that
 * extraction is linear in a message's length whatever is in it.
 */
const MAX_CLAUSE = 400

/**
 * What one text may cost, in characters that patterns are run on: a hundred kilobytes of prose take two thirds of it, and what is made up
 * of the words of all rules at once would take many times as much. What is not read is told. Counted, not timed: the same text gives the
 * same facts on every machine, however busy.
 */
const MAX_WORK = 480_000
/** What it costs a rule to look around a match. */
const MATCHED = 20
/** Where a clause goes on with more. */
const STEP = 5000

export interface RuleExtractorOptions extends Settling {
  /** `zh@0.1.0`, kept on every card. */
  readonly pack: string
  readonly fold: (text: string) => string
  readonly segment: SegmentRules
  readonly rules: readonly ExtractionRule[]
  /** Reads what no rule was written for. */
  readonly spans?: SpanReader | undefined
}

/**
 * The rule engine. One pass finds all anchors; only rules whose anchor occurs in a clause are run on it, so rules that cannot
 * match cost nothing. Of those, a pattern is run only where the words it needs stand too. Rules propose, refiners drop, change or split,
 * overlap is resolved by priority, then length.
 */
export function ruleExtractor(options: RuleExtractorOptions): Extractor {
  const matcherOf = sharedMatchers(options.rules)
  const rules = [...options.rules]
    .sort((a, b) => b.priority - a.priority)
    .map((rule) => ({ rule, matcher: matcherOf(rule) }))
  const owners = ownersOf(rules.map(({ rule }) => rule))
  const scan = anchorScanner([...owners.keys()])
  const calls = { owners: [...owners.values()], rules: rules.length }

  function* steps(text: NormalizedText, context: ExtractionContext): ExtractionSteps {
    const folded = options.fold(text.text)
    const hits: AnchorHit[] = []
    scan(folded, (anchor, start) => hits.push({ anchor, start }))
    if (hits.length === 0) return NOTHING
    const reading = readText(text, folded, options.segment)
    const { called, skipped } = rulesByClause(reading.clauses, hits, calls)
    yield folded.length
    const reader = { rules, text, context, pack: options.pack }
    const { found: ruled, skipped: left } = yield* readClauses(called, reader)
    const found = options.spans ? [...ruled, ...learnedIn(options.spans, reading, reader, ruled)] : ruled
    const read = found.length === 0 ? NOTHING : yield* settle(found, reading, context, options)
    const missed = skipped + left + (read.skipped ?? 0)
    return missed === 0 ? read : { ...read, skipped: missed }
  }
  return { steps, extract: (text, context) => toEnd(steps(text, context)) }
}

interface ReadyRule {
  readonly rule: ExtractionRule
  readonly matcher: Matcher
}

interface ClauseReader {
  readonly rules: readonly ReadyRule[]
  readonly text: NormalizedText
  readonly context: ExtractionContext
  readonly pack: string
}

/** Runs the rules called on each clause, until the text has cost what a text may. Each step tells what it has cost. */
function* readClauses(
  calls: ReadonlyMap<Clause, readonly number[]>,
  reader: ClauseReader,
): Generator<number, { readonly found: readonly Sourced<Candidate>[]; readonly skipped: number }> {
  const found: Sourced<Candidate>[] = []
  const work: Work = { done: 0, made: 0, matches: 0 }
  let skipped = 0
  for (const [clause, called] of calls) {
    if (work.done > MAX_WORK || found.length > 2 * MAX_CANDIDATES) skipped += clause.text.length
    else yield* readClause(clause, called, reader, work, found)
  }
  return { found, skipped }
}

function* readClause(
  clause: Clause,
  called: readonly number[],
  { rules, text, context, pack }: ClauseReader,
  work: Work,
  found: Sourced<Candidate>[],
): Generator<number, void> {
  let told = work.done + work.made
  work.done += called.length
  const looked = new Set<RuleMatch>()
  for (const index of called) {
    const entry = rules[index]
    if (!entry) continue
    for (const match of entry.matcher(clause, text, work)) {
      work.matches += 1
      // Rules of one pattern look around a match together.
      if (!looked.has(match)) work.done += MATCHED
      looked.add(match)
      for (const proposal of propose(entry.rule, match, context))
        found.push({
          draft: candidateOf(proposal, { ...entry.rule, match, context, pack }),
          match: work.matches,
        })
    }
    const spent = work.done + work.made - told
    if (spent < STEP) continue
    told += spent
    yield spent
  }
  yield work.done + work.made - told
}

const NOTHING: Extraction = { drafts: [], rejected: [] }

/** The rules of each anchor, by their positions: anchors of many rules are looked for once. */
function ownersOf(rules: readonly ExtractionRule[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [at, { anchors }] of rules.entries())
    for (const anchor of anchors) {
      const owners = found.get(anchor)
      if (owners) owners.push(at)
      else found.set(anchor, [at])
    }
  return found
}

interface AnchorHit {
  readonly anchor: number
  readonly start: number
}

/** Who is called by which anchor. */
interface Calls {
  readonly owners: readonly (readonly number[])[]
  readonly rules: number
}

/** The rules to run on each clause in which an anchor of theirs stands, in order of priority; how much is in clauses that are too long. */
function rulesByClause(
  clauses: readonly Clause[],
  hits: readonly AnchorHit[],
  { owners, rules }: Calls,
): { readonly called: ReadonlyMap<Clause, readonly number[]>; readonly skipped: number } {
  const anchors = new Map<Clause, Set<number>>()
  const tooLong = new Set<Clause>()
  let at = 0
  for (const { anchor, start } of hits) {
    // Hits come in the order in which they end; a longer one may begin in the clause before.
    while (at < clauses.length && (clauses[at]?.end ?? 0) <= start) at += 1
    while (at > 0 && (clauses[at - 1]?.end ?? 0) > start) at -= 1
    const clause = clauses[at]
    if (!clause || start < clause.start) continue
    if (clause.text.length > MAX_CLAUSE) {
      tooLong.add(clause)
      continue
    }
    const inside = anchors.get(clause)
    if (inside) inside.add(anchor)
    else anchors.set(clause, new Set([anchor]))
  }
  const called = new Map<Clause, readonly number[]>()
  for (const [clause, inside] of anchors) called.set(clause, rulesOf(inside, owners, rules))
  return { called, skipped: [...tooLong].reduce((sum, { text }) => sum + text.length, 0) }
}

/** Each once, in their order. */
function rulesOf(anchors: Iterable<number>, owners: Calls['owners'], rules: number): readonly number[] {
  const isCalled = new Uint8Array(rules)
  for (const anchor of anchors) for (const rule of owners[anchor] ?? []) isCalled[rule] = 1
  const found: number[] = []
  for (let rule = isCalled.indexOf(1); rule >= 0; rule = isCalled.indexOf(1, rule + 1)) found.push(rule)
  return found
}

function propose(rule: ExtractionRule, match: RuleMatch, context: ExtractionContext): readonly Proposal[] {
  const result = rule.draft(match, context)
  if (result === null) return NO_PROPOSALS
  return 'slot' in result ? [result] : result
}

const NO_PROPOSALS: readonly Proposal[] = []
