import type { RecallTrace } from '@recollect/core'
import type { TraceDrop, TraceOmission } from '@recollect/core/plugin'

/** What was left out at one stage. */
export interface DropGroup {
  readonly stage: string
  readonly drops: readonly TraceDrop[]
  /** Left out before they were named. */
  readonly omitted: readonly TraceOmission[]
}

/** Drops and omissions by stage, in the order the stages come. */
export function dropGroups({ dropped, omitted }: Pick<RecallTrace, 'dropped' | 'omitted'>): DropGroup[] {
  const stages = [...new Set([...dropped, ...omitted].map(({ stage }) => stage))]
  return stages.map((stage) => ({
    stage,
    drops: dropped.filter((one) => one.stage === stage),
    omitted: omitted.filter((one) => one.stage === stage),
  }))
}
