import { InvalidConfigError } from '@recollect/core'
import type { LanguagePack } from '@recollect/core'

const WAY_OUT =
  'Its default export is to be the language packs: `export default [chinese(), english()]`. Build it first where it is written in TypeScript.'

/** The language packs a module exports. @throws InvalidConfigError when it cannot be loaded or exports something else. */
export async function languagesIn(address: string): Promise<readonly LanguagePack[]> {
  const module = await load(address)
  if (typeof module === 'object' && module !== null && 'default' in module) {
    const { default: packs } = module
    if (packs instanceof Array && packs.length > 0 && packs.every(isPack)) return packs
  }
  throw new InvalidConfigError(`"${address}" exports no language packs. ${WAY_OUT}`)
}

async function load(address: string): Promise<unknown> {
  try {
    return await import(address)
  } catch (cause) {
    throw new InvalidConfigError(`"${address}" could not be loaded. ${WAY_OUT}`, { cause })
  }
}

const isPack = (value: unknown): value is LanguagePack =>
  typeof value === 'object' && value !== null && 'specVersion' in value && 'extractor' in value
