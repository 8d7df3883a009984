import { measureExtract } from '../extract.ts'
import type { ExtractFigures } from '../extract.ts'
import { MACHINE_CODE_FLAG, measureExtractFlagged } from '../extract-flagged.ts'
import { measureExtraction } from '../extraction.ts'
import type { ExtractionFigures } from '../extraction.ts'
import { measureLengths } from './lengths.ts'
import type { LoopFigures } from './lengths.ts'
import type { ExtractPlan } from './plan.ts'

export interface ExtractionSpeed {
  readonly extract: readonly ExtractFigures[]
  /** The same with patterns as machine code from the first; left out by a quick run. */
  readonly flagged?: readonly ExtractFigures[]
  readonly byLength: LoopFigures
  readonly byRules: ExtractionFigures
}

/** Extraction by itself: no store, no versions. */
export function runExtract(plan: ExtractPlan, note: (line: string) => void): ExtractionSpeed {
  note('Reading messages …')
  const extract = measureExtract(plan.effort)
  note('Reading messages of every length …')
  const byLength = measureLengths(plan)
  note('Reading beside rules that do not apply …')
  const byRules = measureExtraction(plan.effort)
  if (!plan.flagged) return { extract, byLength, byRules }
  note(`Reading messages under node ${MACHINE_CODE_FLAG} …`)
  return { extract, flagged: measureExtractFlagged(), byLength, byRules }
}
