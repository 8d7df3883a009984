import type { RecallOptions, RecallResult } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import { checkText } from '../input/text.ts'
import { prepare } from '../query/prepare.ts'
import { recallIn } from '../recall/recall.ts'
import { createTracer } from '../recall/trace.ts'
import { checkLimit, checkOptions } from './page.ts'

/** The read path of DESIGN §7 on one snapshot of the scope. */
export async function recall(
  engine: Engine,
  scope: string,
  query: string,
  given: RecallOptions = {},
): Promise<RecallResult> {
  const options = checkOptions(given)
  if (options.limit !== undefined) checkLimit(options.limit)
  const tracer = options.trace ? createTracer(engine.stopwatch) : null
  const checked = checkText('query', query, engine.config.limits.maxQueryBytes)
  return engine.store.read(scope, async (view) => {
    const prepared = await prepare(engine, scope, view, checked, options)
    tracer?.mark('prepare')
    return recallIn(engine, prepared, options.excludeItem ?? null, tracer)
  })
}
