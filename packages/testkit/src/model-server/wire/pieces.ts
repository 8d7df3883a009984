/** Characters a chunk of a stream carries. */
const CHUNK = 24

/** A text cut as a stream carries it. */
export const pieces = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, place) =>
    text.slice(place * CHUNK, (place + 1) * CHUNK),
  )
