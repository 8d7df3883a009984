import type { RecallResult, RecallTrace } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { attributeName } from '../../parts/slot-name.ts'
import { entityOf } from './whom.ts'
import { answerLine, countsOf, STEP_IDS } from './steps.ts'
import type { StepId } from './steps.ts'

interface Props {
  readonly trace: RecallTrace
  readonly result: RecallResult
}

/** Scrolls to a step: a hash of its own would lead to another pane. */
const show = (step: StepId) => (event: React.MouseEvent) => {
  event.preventDefault()
  const target = document.getElementById(`why-${step}`)
  target?.scrollIntoView({ block: 'start' })
  target?.focus({ preventScroll: true })
}

/** The way from the question to the answer in one line of stations; each leads to its step below. */
export function Path({ trace, result }: Props) {
  const { why } = useText()
  const stations = useStations(trace, result)
  return (
    <nav aria-label={why.overview}>
      <ol className="why-path">
        {STEP_IDS.map((step) => (
          <li key={step}>
            <a className="why-station" href={`#/why`} onClick={show(step)}>
              <span className="why-station-name">{why.steps[step]}</span>
              <span className="why-station-main">{stations[step][0]}</span>
              <span className="why-station-sub">{stations[step][1]}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useStations(
  trace: RecallTrace,
  result: RecallResult,
): Readonly<Record<StepId, readonly [string, string]>> {
  const { why, parts, slots } = useText()
  const { counts } = why
  const of = countsOf(trace)
  const { detection } = trace
  const [slot] = detection.slots
  return {
    query: [trace.query, counts.terms(of.terms)],
    detection: [
      why.types[detection.type],
      slot === undefined ? why.noSlots : attributeName(entityOf(detection.entity), slot, slots),
    ],
    expansion: [counts.expansions(of.expansions), counts.documents(trace.documents)],
    tiers: [counts.tiers(of.tiersRun, of.tiers), counts.candidates(of.candidates)],
    ranking: [counts.hits(of.hits), why.ms((trace.timings['total'] ?? 0).toFixed(1))],
    answer: [answerLine(result), parts.evidence[result.evidence]],
  }
}
