/** Euclidean length 1, in place; a vector without a direction stays as it is. */
function toUnitLength(vector: Float32Array): Float32Array {
  let squares = 0
  for (const x of vector) squares += x * x
  const length = Math.sqrt(squares)
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length
  return vector
}

/** Why a vector cannot be used, or null. */
export function vectorProblem(vector: Float32Array, dimensions: number): string | null {
  if (vector.length !== dimensions) {
    return `gave ${vector.length} dimensions where ${dimensions} were expected. Set dimensions to what the model gives, and embed again what is stored`
  }
  return vector.every(Number.isFinite)
    ? null
    : 'gave a vector with numbers that are not finite. Check the model'
}

/** A vector of its own, of unit length when asked. */
export const finished = (vector: Float32Array, normalize: boolean): Float32Array =>
  normalize ? toUnitLength(Float32Array.from(vector)) : Float32Array.from(vector)
