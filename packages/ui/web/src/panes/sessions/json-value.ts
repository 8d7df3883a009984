import type { Json } from '@recollect/core'

const parse: (text: string) => Json = JSON.parse

/** What a person typed as a value: JSON where it is JSON, else the text. */
export function valueOf(typed: string): Json {
  try {
    return parse(typed)
  } catch {
    // Not JSON: most people type words.
    return typed
  }
}
