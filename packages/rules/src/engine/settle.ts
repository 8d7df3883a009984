import type {
  CardDraft,
  Candidate,
  ExtractionContext,
  ExtractionSteps,
  Refiner,
  RejectedDraft,
  EvidenceReader,
  TimeReader,
  Reading,
  Sourced,
} from '@recollect/core/extraction'
import { dateDraft, resolveOverlap } from '@recollect/core/extraction'
import { contradicted, isDenied } from './denied.ts'
import { noted } from './notes.ts'

/** More candidates than anybody states in one message: the rest of a paste or a flood is reported, not refined and stored. */
export const MAX_CANDIDATES = 500

/** What looking at a candidate once more costs, in characters. */
const REFINED = 10

export interface Settling {
  /** In this order, each on every candidate. */
  readonly refiners: readonly Refiner[]
  /** Reads the time words of drafts. */
  readonly times: TimeReader
  /** Tells whether a clause says that a state began. */
  readonly evidence?: EvidenceReader | undefined
}

/** Second stage: every refiner on every candidate, in order, their time words read, then the best candidate for each stretch of words. */
export function* settle(
  found: readonly Sourced<Candidate>[],
  reading: Reading,
  context: ExtractionContext,
  { refiners, times, evidence }: Settling,
): ExtractionSteps {
  const flood = `more than ${MAX_CANDIDATES} candidate facts in one message`
  const rejected: RejectedDraft[] = found
    .slice(MAX_CANDIDATES)
    .map(({ draft }) => ({ draft: plain(draft), by: 'limit', reason: flood }))
  let current = found.slice(0, MAX_CANDIDATES)
  for (const refiner of refiners) {
    const next: Sourced<Candidate>[] = []
    for (const { draft, match } of current) {
      const outcome = refiner.refine(draft, reading, context)
      if ('drop' in outcome) rejected.push({ draft: plain(draft), by: refiner.id, reason: outcome.drop })
      else next.push(...outcome.map((kept) => ({ draft: noted(refiner.id, draft, kept), match })))
    }
    current = next
    yield REFINED * next.length
  }
  const affirmed = current.filter((one) => !isRefused(one, current, evidence, rejected))
  const dated = affirmed.map(({ draft, match }) => ({
    draft: dateDraft(draft, times, context, begins(draft, evidence)),
    match,
  }))
  const { kept, rejected: lost } = resolveOverlap(dated)
  const skipped = found.slice(MAX_CANDIDATES).reduce((sum, { draft }) => sum + draft.clause.text.length, 0)
  return {
    drafts: kept.map(plain),
    rejected: [...rejected, ...lost.map((r) => ({ draft: plain(r.draft), by: 'overlap', reason: r.reason }))],
    ...(skipped === 0 ? {} : { skipped }),
  }
}

function isRefused(
  { draft }: Sourced<Candidate>,
  all: readonly Sourced<Candidate>[],
  evidence: EvidenceReader | undefined,
  rejected: RejectedDraft[],
): boolean {
  const refuse = (reason: string) => rejected.push({ draft: plain(draft), by: 'polarity', reason }) > 0
  if (isDenied(draft, evidence)) return refuse('denied in its clause')
  return contradicted(draft, all, evidence) && refuse('denied by the same words')
}

/** Words of its clause, but for its time, tell that a state began or changed. */
const begins = ({ when, clause }: Candidate, evidence: EvidenceReader | undefined): boolean =>
  when === null || (evidence?.tellsChange(clause.text.replace(when, '')) ?? true)

function plain({ clause: _clause, ...draft }: Candidate): CardDraft {
  return draft
}
