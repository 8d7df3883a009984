/** Shorter texts stand in many places by chance; the ids of their rows tell for them. */
const LEAST = 12
const MOST = 48
/** Stretches are cut to one of a few lengths: a search costs as much again for each. The third is that of an id. */
const LENGTHS = [MOST, 36, 24, LEAST]
/** Text of so few different bytes (a vector of zeros, a line of dots) tells nothing. */
const LEAST_DIFFERENT = 6
/** A value so long is looked for in its middle too: its beginning may lie over the edge of a page. */
const LONG = 4 * MOST

/** The stretches of values that are looked for, each once. */
export function needlesOf(values: Iterable<Uint8Array>): readonly Uint8Array[] {
  const needles = new Map<string, Uint8Array>()
  for (const value of values) {
    for (const needle of stretchesOf(value)) {
      if (new Set(needle).size >= LEAST_DIFFERENT) needles.set(Buffer.from(needle).toString('latin1'), needle)
    }
  }
  return [...needles.values()]
}

function stretchesOf(value: Uint8Array): readonly Uint8Array[] {
  if (value.length < LEAST) return []
  const middle = value.length >> 1
  const head = value.subarray(
    0,
    LENGTHS.find((length) => length <= value.length),
  )
  return value.length < LONG ? [head] : [head, value.subarray(middle, middle + MOST)]
}
