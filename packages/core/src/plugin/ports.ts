import type { EpochMs, Json } from '../types/item.ts'

/** The only source of time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): EpochMs
  /** IANA zone relative dates are read in, e.g. `Asia/Shanghai`. */
  readonly zone: string
}

/** The only source of identifiers. */
export interface Ids {
  /** A new UUIDv7 (RFC 9562): sorts by `now`, never repeats, never goes back within one source. */
  next(now: EpochMs): string
}

/** What an embedder is told about a call. */
export interface EmbedOptions {
  /** Stops it: the promise rejects. */
  readonly signal?: AbortSignalLike
  /** What the texts are for: many models want questions marked as such. `passage`, what is stored, when it is not said. */
  readonly kind?: 'query' | 'passage'
}

/** Turns texts into vectors. */
export interface Embedder {
  /** Names the space the vectors lie in: whatever changes vectors that are stored changes this. */
  readonly model: string
  readonly dimensions: number
  /** One vector of `dimensions` numbers a text, in the order of the texts. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<readonly Float32Array[]>
}

/** The slice of `AbortSignal` that is used, so that core needs no DOM type. */
export interface AbortSignalLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener?(type: 'abort', listener: () => void): void
}

/** What one call of a model took. */
export interface ModelCallUsage {
  readonly model: string
  /** As the server counted them; as `estimateTokens` does where it does not say. */
  readonly inputTokens: number
  readonly outputTokens: number
  /** In millionths of the currency of the client's prices; 0 without prices. */
  readonly costMicros: number
}

/** Keeps the accounts of model calls. Whoever calls a model asks it before each attempt, and tells it afterwards. */
export interface ModelMeter {
  /**
   * Whether a call may be made. @throws BudgetError (`BUDGET_EXHAUSTED`) when `inputTokens` more, by estimate, would go beyond the
   * budget.
   */
  before(estimate: { readonly inputTokens: number; readonly costMicros: number }): Promise<void>
  /** Also of calls whose reply was of no use. */
  after(usage: ModelCallUsage): Promise<void>
}

/** The two sides of a prompt: what it is about and how to answer, then what is to be read. Texts of users stand in the second alone. */
export interface ModelPrompt {
  readonly system: string
  readonly user: string
}

/** The shape a reply must have. */
export interface ReplySchema<T> {
  /** Names it for the server: letters, digits, `_`. */
  readonly name: string
  /** JSON Schema (2020-12), for servers with structured output; objects closed, every property required. */
  readonly json: Readonly<Record<string, Json>>
  /** The value as it is used. @throws when the value is not of the shape; what can be read though not all of it is right is returned. */
  parse(value: unknown): T
}

/** What a language model is asked for beside the prompt. */
export interface GenerateOptions<T> {
  /** What a reply must look like. */
  readonly schema: ReplySchema<T>
  /** Tokens a reply may have. */
  readonly maxTokens?: number
  /** Stops it: the promise rejects. */
  readonly signal?: AbortSignalLike
  /** Asked before each call, told after it. */
  readonly meter?: ModelMeter
}

/** A reply of a language model, read by the schema it was asked with. */
export interface Generated<T> {
  readonly value: T
  /** The reply was cut off; `value` is what stands whole before the cut. */
  readonly truncated: boolean
  /** What of the reply could not be read, from where it broke off; at most 2,000 characters. Empty or left out: all of it was. */
  readonly cut?: string
  readonly usage: ModelCallUsage
}

/** A model that answers a prompt with JSON of a given schema. Errors are of the `MODEL_*` codes. */
export interface LanguageModel {
  readonly model: string
  /** One reply to a prompt. */
  generate<T>(prompt: ModelPrompt, options: GenerateOptions<T>): Promise<Generated<T>>
}

/** Receives spans and counters. Must not throw; must not keep texts. */
export interface Observer {
  /** Something happened so often. */
  count(name: string, value: number, attributes?: Readonly<Record<string, Json>>): void
  /** A finished piece of work; `ms` by the injected stopwatch. */
  span(name: string, ms: number, attributes?: Readonly<Record<string, Json>>): void
}

/** Measures elapsed milliseconds for traces; apart from the clock so that tests can hold either still. */
export interface Stopwatch {
  /** Milliseconds from any fixed origin, monotonic. */
  elapsed(): number
}
