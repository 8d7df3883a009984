import type {
  Candidate,
  ExtractionContext,
  ExtractionRule,
  Extractor,
  Proposal,
  Refiner,
  RuleMatch,
} from '../plugin/extractor.ts'
import type { Clause, NormalizedText } from '../plugin/text.ts'
import { anchorScanner } from './anchors.ts'
import type { Sourced } from './overlap.ts'
import { ruleMatch } from './rule-match.ts'
import { readText } from './segment.ts'
import { settle } from './settle.ts'
import type { SegmentRules } from './segment.ts'

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
}

/**
 * The rule engine. One pass finds all anchors; only rules whose anchor occurs in a clause are run on it, so rules that cannot
 * match cost nothing. Rules propose, refiners drop, change or split, overlap is resolved by priority, then length.
 */
export function ruleExtractor(options: RuleExtractorOptions): Extractor {
  const matcherOf = sharedMatchers(options.rules)
  const rules = [...options.rules]
    .sort((a, b) => b.priority - a.priority)
    .map((rule) => ({ rule, matcher: matcherOf(rule) }))
  const anchors = rules.flatMap(({ rule }, owner) => rule.anchors.map((text) => ({ text, owner })))
  const scan = anchorScanner(anchors.map((a) => a.text))

  return {
    extract(text, context) {
      const folded = options.fold(text.text)
      const hits = scan(folded)
      if (hits.length === 0) return { drafts: [], rejected: [] }
      const reading = readText(text, folded, options.segment)
      const found: Sourced<Candidate>[] = []
      let matches = 0
      for (const [clause, owners] of rulesByClause(reading.clauses, hits, anchors)) {
        for (const owner of [...owners].sort((a, b) => a - b)) {
          const entry = rules[owner]
          if (!entry) continue
          for (const match of entry.matcher(clause, text)) {
            matches += 1
            const proposed = propose(entry.rule, match, context, options.pack)
            found.push(...proposed.map((draft) => ({ draft, match: matches })))
          }
        }
      }
      return settle(found, reading, context, options.refiners)
    },
  }
}

type Matcher = (clause: Clause, text: NormalizedText) => readonly RuleMatch[]

const patternKey = ({ pattern }: ExtractionRule) => `/${pattern.source}/${pattern.flags}`

/** Gives rules of one pattern one matcher, so that what they share is matched once a clause. */
function sharedMatchers(rules: readonly ExtractionRule[]): (rule: ExtractionRule) => Matcher {
  const keys = rules.map(patternKey)
  const known = new Map<string, Matcher>()
  return (rule) => {
    const key = patternKey(rule)
    const shared = keys.indexOf(key) !== keys.lastIndexOf(key)
    const matcher =
      known.get(key) ?? (shared ? remembered(matcherFor(rule.pattern)) : matcherFor(rule.pattern))
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

const NO_MATCHES: readonly RuleMatch[] = []

/** Most runs find nothing: the probe says so without the cost of indices. */
function matcherFor({ source, flags }: RegExp): Matcher {
  const probe = new RegExp(source, flags.replace('g', ''))
  const pattern = new RegExp(source, withIndices(flags))
  return (clause, text) =>
    probe.test(clause.text)
      ? matchesOf(pattern, clause.text).map((match) => ruleMatch(match, clause, text))
      : NO_MATCHES
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

function rulesByClause(
  clauses: readonly Clause[],
  hits: readonly { readonly anchor: number; readonly start: number }[],
  anchors: readonly { readonly owner: number }[],
): Map<Clause, Set<number>> {
  const found = new Map<Clause, Set<number>>()
  let at = 0
  for (const hit of [...hits].sort((a, b) => a.start - b.start)) {
    while (at < clauses.length && (clauses[at]?.end ?? 0) <= hit.start) at += 1
    const clause = clauses[at]
    const owner = anchors[hit.anchor]?.owner
    if (!clause || owner === undefined || hit.start < clause.start || clause.text.length > MAX_CLAUSE)
      continue
    const set = found.get(clause) ?? new Set<number>()
    found.set(clause, set.add(owner))
  }
  return found
}

function propose(
  rule: ExtractionRule,
  match: RuleMatch,
  context: ExtractionContext,
  pack: string,
): Candidate[] {
  const result = rule.draft(match, context)
  if (result === null) return []
  const proposals: readonly Proposal[] = 'slot' in result ? [result] : result
  return proposals.map((p) => toCandidate(p, rule, match, context, pack))
}

function toCandidate(
  proposal: Proposal,
  rule: ExtractionRule,
  match: RuleMatch,
  context: ExtractionContext,
  pack: string,
): Candidate {
  const { value } = proposal
  const negative = proposal.slot === 'dislikes' || proposal.slot === 'fear'
  return {
    kind: proposal.kind ?? context.slots.get(proposal.slot).kind,
    entity: proposal.entity ?? 'user',
    slot: proposal.slot,
    value: typeof value === 'string' ? value : value.text,
    span: proposal.at?.span ?? (typeof value === 'string' ? match.span : value.span),
    polarity: proposal.polarity ?? (negative ? 'negative' : 'positive'),
    relation: proposal.relation ?? 'sets',
    tense: proposal.tense ?? 'current',
    facet: proposal.facet ?? null,
    when: proposal.when ?? null,
    validFrom: null,
    validTo: null,
    confidence: proposal.confidence ?? rule.confidence,
    rule: rule.id,
    priority: rule.priority,
    pack,
    notes: [],
    clause: match.clause,
  }
}
