import { own } from '@recollect/core/plugin'
import { usageError } from '../errors/cli-error.ts'
import { readEntries } from './entries.ts'
import { daysOf, listOf, seqOf, shareOf } from './measures.ts'
import { durationOf } from '../util/duration.ts'
import { isMoment } from '../util/moment.ts'
import { isZone } from '../util/zone.ts'

/** Text as given on the command line; null means standard input. */
export interface TextSource {
  readonly inline: string | null
  readonly file: string | null
}

const MAX_LABEL = 256
const CONTROL = /\p{Cc}/u
const INTEGER = /^-?\d{1,15}$/u

/** Arguments and options of one call, checked as they are read. Names are long options without the dashes. */
export class Values {
  readonly #arguments: readonly string[]
  readonly #options: Readonly<Record<string, unknown>>

  constructor(args: readonly string[], options: Readonly<Record<string, unknown>>) {
    this.#arguments = args
    this.#options = options
  }

  get argument(): string | null {
    const [first] = this.#arguments
    if (first?.trim() === '') throw usageError((t) => t.errors.empty(`"${first}"`))
    return first ?? null
  }

  /** All of them. */
  get all(): readonly string[] {
    return this.#arguments
  }

  /** The same call without its first argument. */
  get afterFirst(): Values {
    return new Values(this.#arguments.slice(1), this.#options)
  }

  #given(name: string): unknown {
    return own(this.#options, camel(name))
  }

  flag(name: string): boolean {
    return this.#given(name) === true
  }

  text(name: string): string | undefined {
    const value = this.#given(name)
    if (typeof value !== 'string') return undefined
    if (value.trim() === '') throw usageError((t) => t.errors.empty(`--${name}`))
    return value
  }

  /** A name that the library keeps with a record: short, and of characters that can be shown. */
  label(name: string): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (value.length > MAX_LABEL) throw usageError((t) => t.errors.tooManyCharacters(`--${name}`, MAX_LABEL))
    const code = CONTROL.exec(value)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    if (code !== undefined)
      throw usageError((t) => t.errors.badCharacter(t.errors.where.option(`--${name}`), `U+${code}`))
    return value
  }

  integer(name: string, min: number, max: number): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const number = INTEGER.test(value) ? Number(value) : Number.NaN
    if (!(number >= min && number <= max)) {
      throw usageError((t) => t.errors.notAnInteger(`--${name}`, value, min, max))
    }
    return number
  }

  /** A number from 0 to 1. */
  share(name: string): number | undefined {
    const value = this.text(name)
    return value === undefined ? undefined : shareOf(`--${name}`, value)
  }

  /** The first argument as such a number; `name` is its own. */
  shareArgument(name: string): number {
    return shareOf(`<${name}>`, this.argument ?? '')
  }

  /** The first argument as the number of a pair. */
  seqArgument(): number {
    return seqOf(this.argument ?? '')
  }

  /** Whole days: `30`, or a duration such as `30d` or `4w`. */
  days(name: string, max: number): number | undefined {
    const value = this.text(name)
    return value === undefined ? undefined : daysOf(`--${name}`, value, max)
  }

  /** All values of an option that takes several; a comma of either language stands between two of them as well. */
  list(name: string): readonly string[] | undefined {
    const value = this.#given(name)
    if (!Array.isArray(value)) return undefined
    return listOf(`--${name}`, value.map(String))
  }

  /** All values of an option that is given once for each, as they are. */
  repeated(name: string): readonly string[] {
    const value = this.#given(name)
    return Array.isArray(value) ? value.map(String) : []
  }

  /** Whether an option was taken back: `--no-name`. */
  denied(name: string): boolean {
    return this.#given(name) === false
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const chosen = choices.find((choice) => choice === value)
    if (chosen === undefined) {
      throw usageError((t) => t.errors.notAChoice(`--${name}`, value, choices.join(', ')))
    }
    return chosen
  }

  /** Several of them, with commas in between. */
  choices<T extends string>(name: string, choices: readonly T[]): readonly T[] | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    return listOf(`--${name}`, [value]).map((item) => {
      const chosen = choices.find((choice) => choice === item)
      if (chosen !== undefined) return chosen
      throw usageError((t) => t.errors.notAChoice(`--${name}`, item, choices.join(', ')))
    })
  }

  /** Whoever uses it reads it in the zone of the configuration: `momentIn`. */
  time(name: string): string | undefined {
    const value = this.text(name)
    return value === undefined ? undefined : checkTime(`--${name}`, value)
  }

  /** The first argument as a time; `name` is its own. */
  timeArgument(name: string): string {
    return checkTime(`<${name}>`, this.argument ?? '')
  }

  /** Milliseconds. */
  duration(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const ms = durationOf(value)
    if (ms === null) throw usageError((t) => t.errors.notADuration(`--${name}`, value))
    return ms
  }

  /** `key=value`, or a JSON object; the library checks what is in it. */
  entries(name: string): Readonly<Record<string, string | number | boolean | null>> | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const entries = readEntries(value)
    if (entries === null) throw usageError((t) => t.errors.notMetadata(`--${name}`, value))
    return entries
  }

  zone(name: string): string | undefined {
    const value = this.text(name)
    if (value !== undefined && !isZone(value)) {
      throw usageError((t) => t.errors.notAZone(`--${name}`, value))
    }
    return value
  }

  /** The words of the command line, or `--file`, or (both null) standard input. */
  textSource(): TextSource {
    const inline = this.#arguments.length > 0 ? this.#arguments.join(' ') : null
    const file = this.text('file') ?? null
    if (inline !== null && file !== null) throw this.exclusive('<text>', '--file')
    return { inline, file: file === '-' ? null : file }
  }

  exclusive(a: string, b: string): Error {
    return usageError((t) => t.errors.exclusive(a, b))
  }
}

function checkTime(name: string, value: string): string {
  if (!isMoment(value)) throw usageError((t) => t.errors.notATime(name, value))
  return value
}

const camel = (name: string): string => name.replaceAll(/-./gu, (dash) => dash.slice(1).toUpperCase())
