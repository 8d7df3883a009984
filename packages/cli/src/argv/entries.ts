type Scalar = string | number | boolean | null

const PAIR = /^(?<key>[^={}]{1,256})=(?<value>.{0,9999})$/su

/** `key=value` as a text, or a JSON object of scalars; null when it is neither. */
export function readEntries(text: string): Readonly<Record<string, Scalar>> | null {
  const { key, value } = PAIR.exec(text)?.groups ?? {}
  if (key !== undefined && value !== undefined) return { [key]: value }
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
  const entries: [string, unknown][] = Object.entries(parsed)
  const scalars = entries.flatMap(([name, held]): [string, Scalar][] =>
    isScalar(held) ? [[name, held]] : [],
  )
  return scalars.length === entries.length ? Object.fromEntries(scalars) : null
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
