import type { DiscoverProgress } from '@recollect/knowledge'
import type { Context } from '../../context.ts'
import { progress } from '../../io/progress.ts'
import type { Progress } from '../../io/progress.ts'

export interface DiscoverShown {
  update(progress: DiscoverProgress): Promise<void>
  end(): void
}

/** A bar for each step, one after the other. */
export function discoverProgress(scope: string, context: Context): DiscoverShown {
  const { steps } = context.text.knowledge.discovered
  let shown: { readonly step: DiscoverProgress['step']; readonly bar: Progress | null } | null = null
  return {
    update: async ({ step, done, total }) => {
      if (total === 0) return
      if (shown?.step !== step) {
        shown?.bar?.end()
        shown = { step, bar: await progress(context, `${steps[step].bar} (${scope})`, steps[step].line) }
      }
      await shown.bar?.update(done, total, 0)
    },
    end: () => shown?.bar?.end(),
  }
}
