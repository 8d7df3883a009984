/**
 * Encrypts what a store keeps. Synchronous: it works inside transactions. `place` says where a value stands (scope, table, column) and
 * is authenticated with it, so that a value moved elsewhere does not open.
 */
export interface Cipher {
  readonly specVersion: 1
  /**
   * `sensitive`: messages that touch a fact of a slot whose sensitivity is `high` or have a word of its value, those that were not read,
   * and
   * whatever may repeat them: the values of all slots, sessions, working memory, episodes, nodes, the change log, caches. `everything`: all
   * other messages too. With either, search
   * terms, hashes and vectors are kept blind or sealed.
   */
  readonly seals: 'sensitive' | 'everything'
  /** Id of the key that new values are sealed with. */
  readonly currentKey: string
  /** Fingerprint of the key that blind indexes are made with; kept with each scope, and never changed in place. */
  readonly indexKey: string
  /** Encrypts a text and binds it to its place. */
  seal(place: string, plain: string): string
  /**
   * Decrypts what `seal` gave for the same place. @throws CipherError `KEY_MISSING` when the ring has not the key the value names,
   * `SEAL_BROKEN` when it was altered or moved.
   */
  open(place: string, sealed: string): string
  /** The same for bytes. */
  sealBytes(place: string, plain: Uint8Array): Uint8Array
  /** Decrypts what `sealBytes` gave for the same place. @throws as `open` does. */
  openBytes(place: string, sealed: Uint8Array): Uint8Array
  /** Id of the key that a sealed value names; null when it is none. */
  keyOf(sealed: string | Uint8Array): string | null
  /** Keyed stand-in of a text, the same for the same text in the same scope: equal texts are found by it, none can be read from it. */
  blind(scope: string, plain: string): string
}

/** How far a scope was sealed anew with the current key. */
export interface RekeyPage {
  /** Values that were sealed anew. */
  readonly values: number
  /** Continues it; null at the end. What is done is not done again, so beginning anew is safe. */
  readonly next: string | null
}
