import { analyse } from 'scslre'

/**
 * Why a pattern may take more than linear time, or null. The same analysis as eslint-plugin-regexp's, which sees literals only; this
 * sees the pattern as it runs, however it was put together.
 */
export function superLinear(pattern: RegExp): string | null {
  const [report] = analyse({ source: pattern.source, flags: pattern.flags }).reports
  if (report === undefined) return null
  const how = report.exponential ? 'exponential backtracking' : REASON[report.type]
  return `${how} on a run of ${JSON.stringify(report.character.pick)}`
}

const REASON = {
  Move: 'a match is tried from every place of a run and fails at its end',
  Self: 'an unbounded repetition trades characters with itself',
  Trade: 'two unbounded repetitions trade characters',
} as const
