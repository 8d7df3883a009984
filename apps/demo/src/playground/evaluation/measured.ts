import type { EvaluationResult } from '@recollect/ui'

/** What a kind of set measures. */
export type Measured = Omit<EvaluationResult, 'set' | 'kind' | 'switches' | 'ms'>
