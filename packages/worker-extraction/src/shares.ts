/** A list in at most `count` stretches of about the same length, in order; none for an empty list. */
export function shares<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  const size = Math.max(1, Math.ceil(list.length / count))
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}
