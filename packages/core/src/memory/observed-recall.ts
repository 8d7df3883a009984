import type { RecallResult } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import { observed } from '../observe/observed.ts'
import { recall } from './recall.ts'

type Given = Parameters<typeof recall> extends [Engine, ...infer Rest] ? Rest : never

/** A recall that the observer is told of: figures and names, no words. */
export const observedRecall = (engine: Engine, ...given: Given): Promise<RecallResult> =>
  observed(
    engine,
    'recollect.recall',
    () => recall(engine, ...given),
    ({ hits, evidence, detection, policy }) => ({
      ...{ hits: hits.length, evidence, type: detection.type, policy: policy?.used ?? null },
    }),
  )
