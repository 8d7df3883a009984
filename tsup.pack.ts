// A pack outside this repository is built with the same plugin, a copy of which it gets.
export { packVersion, withPackVersion } from './packages/create-language-pack/templates/alone/pack-version.ts'

/** The file a language pack of this repository keeps its version in; other packages have files of this name too. */
export const PACK_VERSION = /[\\/]extract-[a-z]+[\\/]src[\\/]version\.ts$/u
