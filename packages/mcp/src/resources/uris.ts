export const CARD_TEMPLATE = 'recollect://cards/{id}'
export const SESSION_TEMPLATE = 'recollect://sessions/{id}'

export const cardUri = (id: string): string => `recollect://cards/${encodeURIComponent(id)}`
/** Sessions are called anything. */
export const sessionUri = (id: string): string => `recollect://sessions/${encodeURIComponent(id)}`

export interface Place {
  readonly of: 'cards' | 'sessions'
  readonly id: string
}

const URI = /^recollect:\/\/(cards|sessions)\/([^/?#]+)$/u

/** What a URI names; null when it is none of ours. */
export function placeOf(uri: string): Place | null {
  const [, of, id] = URI.exec(uri) ?? []
  const name = id === undefined ? null : decoded(id)
  if (name === null || (of !== 'cards' && of !== 'sessions')) return null
  return { of, id: name }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    // A percent sign that encodes nothing.
    if (error instanceof URIError) return null
    throw error
  }
}
