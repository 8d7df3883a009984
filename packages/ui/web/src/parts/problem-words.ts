/** A problem in the words of the page; below it those of the server, where the page has words of its own. */
export interface ProblemWords {
  readonly said: string
  readonly detail: string | null
  /** To look it up by; null for an error that has none. */
  readonly code: string | null
}

/** `texts` by code; for one that is not there, the server's words stand alone. */
export function problemWords(
  { code, message }: { readonly code: string | null; readonly message: string },
  texts: Readonly<Record<string, string>>,
): ProblemWords {
  const said = code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined
  return said === undefined ? { said: message, detail: null, code } : { said, detail: message, code }
}
