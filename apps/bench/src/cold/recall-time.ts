import { z } from 'zod'

const traced = z.object({ trace: z.object({ timings: z.object({ total: z.number() }) }) })
/** The trace of a recall, by itself or inside a `result`. */
const output = z.union([traced, z.object({ result: traced }).transform(({ result }) => result)])

/** Milliseconds inside recall, from what the command printed; null when it printed no trace. */
export function recallMs(printed: string): number | null {
  const start = printed.indexOf('{')
  if (start < 0) return null
  try {
    const parsed = output.safeParse(JSON.parse(printed.slice(start)))
    return parsed.success ? parsed.data.trace.timings.total : null
  } catch (cause) {
    if (cause instanceof SyntaxError) return null
    throw cause
  }
}
