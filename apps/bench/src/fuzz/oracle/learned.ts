const NAMED = new Set(['id', 'change', 'batch', 'next', 'itemId', 'nodeId', 'key', 'parentId'])
const MOST = 40

/** Ids and cursors in a result, for later calls. */
export function learned(result: unknown): readonly string[] {
  const found: string[] = []
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 5 || found.length >= MOST) return
    for (const [key, inner] of Object.entries(value)) {
      if (NAMED.has(key) && typeof inner === 'string') found.push(inner)
      else look(inner, depth + 1)
    }
  }
  look(result, 0)
  return found
}
