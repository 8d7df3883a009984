import type {
  Candidate,
  Capture,
  ExtractionContext,
  Extraction,
  ExtractionRule,
  Extractor,
  Proposal,
  Refiner,
  RuleMatch,
} from '../plugin/extractor.ts'
import type { Clause, NormalizedText } from '../plugin/text.ts'
import type { TimeReader } from '../plugin/time.ts'
import { anchorScanner } from './anchors.ts'
import type { Sourced } from './overlap.ts'
import { ruleMatch } from './rule-match.ts'
import { readText } from './segment.ts'
import { settle } from './settle.ts'
import type { SegmentRules } from './segment.ts'
import { gateMaker } from '../pattern/pattern-gate.ts'
import type { Gate } from '../pattern/pattern-gate.ts'
import { inMachineCode } from '../util/machine-code.ts'
import { notUnrolled } from '../util/unroll.ts'

/**
 * A clause longer than this is pasted text that no rule was written for. Leaving it alone bounds what any one pattern can cost, so that
 * extraction is linear in a message's length whatever is in it.
 */
const MAX_CLAUSE = 400

export interface RuleExtractorOptions {
  /** `zh@0.1.0`, kept on every card. */
  readonly pack: string
  readonly fold: (text: string) => string
  readonly segment: SegmentRules
  readonly rules: readonly ExtractionRule[]
  /** In this order, each on every candidate. */
  readonly refiners: readonly Refiner[]
  /** Reads the time words of drafts. */
  readonly times: TimeReader
}

/**
 * The rule engine. One pass finds all anchors; only rules whose anchor occurs in a clause are run on it, so rules that cannot
 * match cost nothing. Of those, a pattern is run only where the words it needs stand too. Rules propose, refiners drop, change or split, overlap is resolved by priority, then length.
 */
export function ruleExtractor(options: RuleExtractorOptions): Extractor {
  const matcherOf = sharedMatchers(options.rules)
  const rules = [...options.rules]
    .sort((a, b) => b.priority - a.priority)
    .map((rule) => ({ rule, matcher: matcherOf(rule) }))
  const owners = rules.flatMap(({ rule }, owner) => rule.anchors.map(() => owner))
  const scan = anchorScanner(rules.flatMap(({ rule }) => rule.anchors))

  return {
    extract(text, context) {
      const folded = options.fold(text.text)
      const hits: AnchorHit[] = []
      scan(folded, (anchor, start) => hits.push({ rule: owners[anchor] ?? 0, start }))
      if (hits.length === 0) return NOTHING
      const reading = readText(text, folded, options.segment)
      const found: Sourced<Candidate>[] = []
      let matches = 0
      for (const [clause, called] of rulesByClause(reading.clauses, hits)) {
        for (const index of called) {
          const entry = rules[index]
          if (!entry) continue
          for (const match of entry.matcher(clause, text)) {
            matches += 1
            for (const proposal of propose(entry.rule, match, context))
              found.push({
                draft: toCandidate(proposal, entry.rule, match, context, options.pack),
                match: matches,
              })
          }
        }
      }
      return found.length === 0 ? NOTHING : settle(found, reading, context, options)
    },
  }
}

type Matcher = (clause: Clause, text: NormalizedText) => readonly RuleMatch[]

const patternKey = ({ pattern }: ExtractionRule) => `/${pattern.source}/${pattern.flags}`

/** Gives rules of one pattern one matcher, so that what they share is matched once a clause. */
function sharedMatchers(rules: readonly ExtractionRule[]): (rule: ExtractionRule) => Matcher {
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
  return (clause, text) => {
    const known = seen.get(clause)
    if (known) return known
    const found = matcher(clause, text)
    seen.set(clause, found)
    return found
  }
}

const NOTHING: Extraction = { drafts: [], rejected: [] }
const NO_MATCHES: readonly RuleMatch[] = []

/** Most rules are never run in a process: their patterns are made when they are. */
function matcherFor({ source, flags }: RegExp, gateFor: ReturnType<typeof gateMaker>): Matcher {
  let gate: Gate | null = null
  let pattern: RegExp | null = null
  return (clause, text) => {
    gate ??= gateFor({ source, flags })
    if (!gate(clause.text)) return NO_MATCHES
    pattern ??= inMachineCode(new RegExp(notUnrolled(source), withIndices(flags)), clause.text)
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

interface AnchorHit {
  /** Position of the rule whose anchor it is. */
  readonly rule: number
  readonly start: number
}

/** The rules to run on each clause in which an anchor of theirs stands, in order of priority. */
function rulesByClause(
  clauses: readonly Clause[],
  hits: readonly AnchorHit[],
): Map<Clause, readonly number[]> {
  const found = new Map<Clause, number[]>()
  let at = 0
  for (const { rule, start } of hits) {
    // Hits come in the order in which they end; a longer one may begin in the clause before.
    while (at < clauses.length && (clauses[at]?.end ?? 0) <= start) at += 1
    while (at > 0 && (clauses[at - 1]?.end ?? 0) > start) at -= 1
    const clause = clauses[at]
    if (!clause || start < clause.start || clause.text.length > MAX_CLAUSE) continue
    const rules = found.get(clause)
    if (rules) rules.push(rule)
    else found.set(clause, [rule])
  }
  for (const [clause, rules] of found) {
    if (rules.length > 1)
      found.set(
        clause,
        [...new Set(rules)].sort((a, b) => a - b),
      )
  }
  return found
}

function propose(rule: ExtractionRule, match: RuleMatch, context: ExtractionContext): readonly Proposal[] {
  const result = rule.draft(match, context)
  if (result === null) return NO_PROPOSALS
  return 'slot' in result ? [result] : result
}

const NO_PROPOSALS: readonly Proposal[] = []

function toCandidate(
  proposal: Proposal,
  rule: ExtractionRule,
  match: RuleMatch,
  context: ExtractionContext,
  pack: string,
): Candidate {
  const { value, correction } = proposal
  const negative = proposal.slot === 'dislikes' || proposal.slot === 'fear'
  return {
    kind: proposal.kind ?? context.slots.get(proposal.slot).kind,
    entity: proposal.entity ?? 'user',
    slot: proposal.slot,
    value: typeof value === 'string' ? value : value.text,
    normal: proposal.normal ?? null,
    span: proposal.at?.span ?? (typeof value === 'string' ? match.span : value.span),
    polarity: proposal.polarity ?? (negative ? 'negative' : 'positive'),
    relation: proposal.relation ?? 'sets',
    tense: proposal.tense ?? 'current',
    facet: proposal.facet ?? null,
    when: proposal.when ?? null,
    eventDate: null,
    validFrom: null,
    validTo: null,
    confidence: proposal.confidence ?? rule.confidence,
    rule: rule.id,
    priority: rule.priority,
    pack,
    notes: [],
    clause: match.clause,
    ...(correction && { correction: { ...correction, of: textOf(correction.of) ?? null } }),
    ...(proposal.known === true && { known: true }),
  }
}

const textOf = (words: string | Capture | undefined) => (typeof words === 'object' ? words.text : words)
