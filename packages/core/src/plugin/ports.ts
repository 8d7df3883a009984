import type { EpochMs, Json } from '../types/item.ts'

/** The only source of time. */
export interface Clock {
  now(): EpochMs
  /** IANA zone relative dates are read in, e.g. `Asia/Shanghai`. */
  readonly zone: string
}

/** The only source of identifiers. */
export interface Ids {
  /** A new UUIDv7 (RFC 9562): sorts by `now`, never repeats, never goes back within one source. */
  next(now: EpochMs): string
}

export interface EmbedOptions {
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

/** A model that answers a prompt with JSON of a given schema. */
export interface LanguageModel {
  readonly model: string
  generate<T>(
    prompt: string,
    options: { readonly schema: { parse(value: unknown): T }; readonly signal?: AbortSignalLike },
  ): Promise<T>
}

/** Encrypts the values of sensitive slots. */
export interface Cipher {
  encrypt(scope: string, plain: string): Promise<string>
  decrypt(scope: string, sealed: string): Promise<string>
  /** Keyed, deterministic stand-in for a value, so that equal values can be found without being read. */
  blindIndex(scope: string, plain: string): Promise<string>
}

export interface Principal {
  readonly id: string
  readonly roles: readonly ('owner' | 'writer' | 'reader' | 'auditor' | 'admin')[]
}

/** Decides who may do what in which scope. */
export interface AccessPolicy {
  allows(principal: Principal, action: 'read' | 'write' | 'erase' | 'audit', scope: string): boolean
}

/** Receives spans and counters. Must not throw; must not keep texts. */
export interface Observer {
  count(name: string, value: number, attributes?: Readonly<Record<string, Json>>): void
  /** A finished piece of work; `ms` by the injected stopwatch. */
  span(name: string, ms: number, attributes?: Readonly<Record<string, Json>>): void
}

/** Measures elapsed milliseconds for traces; apart from the clock so that tests can hold either still. */
export interface Stopwatch {
  /** Milliseconds from any fixed origin, monotonic. */
  elapsed(): number
}
