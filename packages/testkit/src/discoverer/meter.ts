import type { ModelCallUsage, ModelMeter } from '@recollect/core/plugin'

export interface WatchedMeter extends ModelMeter {
  /** `before` and `after`, as they came. */
  readonly steps: readonly ('before' | 'after')[]
  readonly used: readonly ModelCallUsage[]
}

/** A meter that notes what it is asked and told; `refuse` is thrown instead of leave to call. */
export function watchedMeter(refuse?: Error): WatchedMeter {
  const steps: ('before' | 'after')[] = []
  const used: ModelCallUsage[] = []
  return {
    steps,
    used,
    before: () => {
      steps.push('before')
      return refuse === undefined ? Promise.resolve() : Promise.reject(refuse)
    },
    after: (usage) => {
      steps.push('after')
      used.push(usage)
      return Promise.resolve()
    },
  }
}
