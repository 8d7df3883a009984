import { defaultConfig } from '@recollect/core'
import { BenchError } from '../../io/bench-error.ts'

/** One phase of recall, and the configuration in which it is the other way than by default. */
export interface Switch {
  readonly name: string
  /** What the table calls it: `without x`, or `with x` where it is off by default. */
  readonly label: string
  /** Fields of `config.query`. */
  readonly query: Readonly<Record<string, unknown>>
}

/** `enableDetection` is asked for as `detection`. */
const shortName = (key: string): string => {
  const bare = key.replace(/^enable(?=[A-Z])/u, '')
  return `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
}

/** Every switch and every expansion strategy of `config.query`, read from its defaults, so that a new one is among them. */
export function switchesOf(query: Readonly<Record<string, unknown>> = defaultConfig.query): Switch[] {
  return Object.entries(query).flatMap(([key, value]): Switch[] => {
    if (typeof value === 'boolean') {
      const name = shortName(key)
      return [{ name, label: `${value ? 'without' : 'with'} ${name}`, query: { [key]: !value } }]
    }
    if (!Array.isArray(value)) return []
    return value.map((one) => {
      const name = `${key.replace(/Strategies$/u, '')}.${String(one)}`
      return { name, label: `without ${name}`, query: { [key]: value.filter((other) => other !== one) } }
    })
  })
}

/** `synonyms` finds `expansion.synonyms`, unless a switch is called so. */
const named = (switches: readonly Switch[], wanted: string): Switch | undefined =>
  switches.find(({ name }) => name === wanted) ?? switches.find(({ name }) => name.endsWith(`.${wanted}`))

/**
 * The switches named in a list with commas, each by itself, and when there are several, all together; every one for `all`.
 * @throws BenchError for a name there is none of.
 */
export function selectSwitches(names: string, query?: Readonly<Record<string, unknown>>): Switch[] {
  const all = switchesOf(query)
  if (names === 'all') return all
  const chosen = names.split(',').map((wanted) => {
    const found = named(all, wanted.trim())
    if (found) return found
    throw new BenchError(
      `There is no switch "${wanted}". There are: ${all.map(({ name }) => name).join(', ')}.`,
    )
  })
  return chosen.length < 2 ? chosen : [...chosen, together(chosen, query ?? defaultConfig.query)]
}

/** Strategies of one list are left out together; what is off by default stays so. */
function together(chosen: readonly Switch[], defaults: Readonly<Record<string, unknown>>): Switch {
  const query: Record<string, unknown> = {}
  for (const one of chosen) {
    for (const [key, value] of Object.entries(one.query)) {
      const before: unknown = query[key] ?? defaults[key]
      query[key] =
        Array.isArray(before) && Array.isArray(value) ? before.filter((x) => value.includes(x)) : value
    }
  }
  return { name: 'together', label: 'all of these', query }
}
