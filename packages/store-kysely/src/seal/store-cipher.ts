import { InvalidConfigError } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import type { SqlCodec } from '../codec.ts'
import { sealingCodec } from './sealing-codec.ts'

/** Scopes whose codecs are kept. */
const MOST_READ = 500

/** The cipher of one store, with the slots it asks for: until it is told, all. */
export class StoreCipher {
  readonly cipher: Cipher
  #isSensitive: (slot: string) => boolean = () => true
  /** Codecs of scopes that are read, which change nothing in them. */
  readonly #reading = new Map<string, SqlCodec>()

  /** @throws InvalidConfigError for what is no cipher. */
  constructor(cipher: Cipher) {
    checkCipher(cipher)
    this.cipher = cipher
  }

  tell(isSensitive: (slot: string) => boolean): void {
    this.#isSensitive = isSensitive
    this.#reading.clear()
  }

  /** For one transaction, or for reads: a look-up would take as long to make it as to read. */
  codecOf(codec: SqlCodec, scope: string, mode: 'read' | 'write' | 'erase'): SqlCodec {
    if (mode !== 'read') return sealingCodec(codec, this.cipher, scope, this.#isSensitive)
    const known = this.#reading.get(scope)
    if (known !== undefined) return known
    if (this.#reading.size >= MOST_READ) this.#reading.clear()
    const made = sealingCodec(codec, this.cipher, scope, this.#isSensitive)
    this.#reading.set(scope, made)
    return made
  }
}

const SEALS: readonly unknown[] = ['sensitive', 'everything'] satisfies readonly Cipher['seals'][]

/** Callers without types may pass anything. */
function checkCipher(cipher: unknown): void {
  const of = (name: keyof Cipher): unknown =>
    typeof cipher === 'object' && cipher !== null ? Reflect.get(cipher, name) : undefined
  const works = (['seal', 'open', 'sealBytes', 'openBytes', 'keyOf', 'blind'] as const).every(
    (name) => typeof of(name) === 'function',
  )
  const isNamed = (['currentKey', 'indexKey'] as const).every((name) => typeof of(name) === 'string')
  if (of('specVersion') === 1 && works && isNamed && SEALS.includes(of('seals'))) return
  throw new InvalidConfigError(
    'cipher is no cipher. Pass fieldCipher({ ring }) of @recollect/privacy, or leave it out.',
  )
}
