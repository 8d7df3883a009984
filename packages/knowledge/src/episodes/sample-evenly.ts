/** So many of a list, spread evenly over it, the first and the last among them; all of them when it has no more. Pure. */
export function sampleEvenly<T>(list: readonly T[], count: number): readonly T[] {
  if (count >= list.length) return list
  if (count <= 0) return []
  const step = count === 1 ? 0 : (list.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, at) => list[Math.round(at * step)]).filter(
    (one) => one !== undefined,
  )
}
