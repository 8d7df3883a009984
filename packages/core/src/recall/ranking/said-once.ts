import type { Fused } from './fuse.ts'

/**
 * Messages of the same words by the same speaker as one hit, the best of them: a note that was kept three times says no more than once.
 * Pure.
 */
export function saidOnce(ranked: readonly Fused[]): readonly Fused[] {
  const seen = new Set<string>()
  return ranked.filter(({ kind, item }) => {
    if (kind !== 'item' || item === null) return true
    const said = JSON.stringify([item.role, item.speaker, item.active, item.text.trim()])
    if (seen.has(said)) return false
    seen.add(said)
    return true
  })
}
