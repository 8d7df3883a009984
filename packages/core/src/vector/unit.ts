/** A vector of length 1 in the same direction, so that dot products are cosines; one of length 0 stays as it is. Null: not finite. */
export function unit(vector: Float32Array): Float32Array | null {
  // Scaled first: squares of large numbers would overflow.
  let largest = 0
  for (const value of vector) {
    if (!Number.isFinite(value)) return null
    largest = Math.max(largest, Math.abs(value))
  }
  if (largest === 0) return vector.slice()
  let sum = 0
  for (const value of vector) sum += (value / largest) ** 2
  const length = Math.sqrt(sum) * largest
  return vector.map((value) => value / length)
}
