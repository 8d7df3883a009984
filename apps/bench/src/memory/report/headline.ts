import { round } from '../../stats/numbers.ts'
import type { MemoryFigures } from '../run.ts'

/** Headline figures, by the keys of the targets. */
export const headlineOf = ({
  moments,
  recallGrowth,
  perScope,
  transfers: [small, large],
}: MemoryFigures): Readonly<Record<string, number>> => ({
  'memory.opened': moments[2]?.resident ?? 0,
  'memory.recalls-growth': recallGrowth,
  'memory.scope': perScope,
  'memory.export-ratio': round(large.export / small.export),
  'memory.import-ratio': round(large.import / small.import),
})
