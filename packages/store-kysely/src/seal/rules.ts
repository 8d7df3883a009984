/**
 * What a store with a cipher does with a column.
 *
 * `sealed`: encrypted, in one value with the columns it packs; null stays null where all of them are.
 * `packed`: encrypted inside of another column; what stays behind is empty, or the blind stand-in it is found by.
 * `blind`: only a keyed stand-in is kept; what it stands for is kept nowhere else, or with the record it belongs to.
 * `plain`: kept as it is, for the reason given.
 */
export type ColumnRule =
  | { readonly kind: 'sealed'; readonly form: SealedForm; readonly packs: readonly string[] }
  | { readonly kind: 'packed'; readonly into: string; readonly isBlind: boolean }
  | { readonly kind: 'blind' }
  | { readonly kind: 'plain'; readonly why: string }

/**
 * How a sealed value is held. `text`: behind a mark. `sensitive`: the same, but what was written as plain (`NewItem.plain`) stays so
 * with `seals: 'sensitive'`, behind a mark that says it, until a fact of a sensitive slot comes from it or it is sealed
 * (`ItemWriter.seal`). `json`: `{"$sealed": …}`. `entries`: the same with a blind entry for each
 * entry of the object that filters may ask for. `bytes`: as the cipher gives it.
 */
export type SealedForm = 'text' | 'sensitive' | 'json' | 'entries' | 'bytes'

/** How each column of a table is sealed, by name. */
export type TableRules = Readonly<Record<string, ColumnRule>>

const sealedAs =
  (form: SealedForm) =>
  (...packs: readonly string[]): ColumnRule => ({ kind: 'sealed', form, packs })

export const sealed = sealedAs('text')
export const sealedIfSensitive = sealedAs('sensitive')
export const sealedJson = sealedAs('json')
export const sealedEntries = sealedAs('entries')
export const sealedBytes = sealedAs('bytes')
export const blind: ColumnRule = { kind: 'blind' }
export const packedInto = (into: string): ColumnRule => ({ kind: 'packed', into, isBlind: false })
export const blindAndIn = (into: string): ColumnRule => ({ kind: 'packed', into, isBlind: true })

const plain = (why: string): ColumnRule => ({ kind: 'plain', why })

export const id = plain('an id that the library or the caller made up')
export const scopeName = plain('scopes are found by their names, which callers choose')
export const sessionId = plain('sessions are found and ordered by their ids, which callers choose')
export const variableName = plain('variables are ordered by their names, which programs choose')
export const word = plain('one of a few words of the library')
export const slot = plain('entities and slots are the schema of what is known')
export const maker = plain('the name and version of a pack, rule, model or caller that made it')
export const times = plain('times are not encrypted')
export const parts = plain('kinds and places of parts of a text, without its words')
export const places = plain('places of items in a bucket')
export const auditing = plain('the chain is verified without a key, and holds no texts')
