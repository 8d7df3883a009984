const MAX_WORDS = 200
/** What could forge a line of a log. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

interface Secrets {
  readonly apiKey: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly said?: string
}

/** The server's own message as ` : "…"`: short, without what was sent as a key, and none at all where it repeats what a user said. */
export function inItsWords(error: unknown, { apiKey, headers, said = '' }: Secrets): string {
  const message = messageOf(error).slice(0, 10_000)
  const clean = secretsOf(apiKey, headers)
    .reduce((words, secret) => words.replaceAll(secret, '…'), message)
    .replace(CONTROL, ' ')
    .trim()
  const short = clean.length > MAX_WORDS ? `${clean.slice(0, MAX_WORDS)}…` : clean
  return short === '' || repeats(short, said) ? '' : `: "${short}"`
}

/** A header may hold the key too, behind `Bearer`; its short words (`api`, `true`) are none. */
const secretsOf = (apiKey: string | undefined, headers: Secrets['headers']): readonly string[] => [
  ...(apiKey === undefined ? [] : [apiKey]),
  ...Object.values(headers)
    .flatMap((value) => value.split(/\s/u))
    .filter((part) => part.length >= 8),
]

/** Twelve characters in a row, or four where they are not all ASCII, are no coincidence. */
function repeats(words: string, said: string): boolean {
  if (said === '') return false
  const runs = Array.from({ length: words.length }, (_, at) => [
    words.slice(at, at + 4),
    words.slice(at, at + 12),
  ])
  return runs.some(
    ([few = '', many = '']) =>
      (few.length === 4 && /[^\0-\x7f]/u.test(few) && said.includes(few)) ||
      (many.length === 12 && said.includes(many)),
  )
}

export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : ''
