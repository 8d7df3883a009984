import type { LoadedConfig } from '../config/types.ts'
import { CliError } from '../errors/cli-error.ts'
import { field } from '../util/objects.ts'

const SECRETS = /^[^:]{1,10}:\/\/[^/]{0,200}@/u

/** An address as it may be shown: without user and password. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return SECRETS.test(url) ? '***' : url
  const { username, password } = new URL(url)
  if (username === '' && password === '') return url
  const edited = new URL(url)
  edited.username = ''
  edited.password = ''
  return edited.href.replace('//', '//***@')
}

interface Server {
  readonly baseURL?: string
  readonly apiKey?: string
}

/** Whether it is OpenAI's own server, and there is no key for it. */
export const lacksKey = (baseURL: string | null, { key }: Pick<LoadedConfig, 'key'>): boolean =>
  baseURL === null && key === null

/**
 * Where a model is, and the key for it. @throws CliError INVALID_CONFIG for no address, for one with a password, and for none of OpenAI's
 * keys.
 */
export function serverOf(baseURL: string | null, loaded: Pick<LoadedConfig, 'key'>): Server {
  if (lacksKey(baseURL, loaded)) throw new CliError('INVALID_CONFIG', (t) => t.knowledge.errors.noKey)
  if (baseURL !== null && !(URL.canParse(baseURL) && /^https?:/iu.test(baseURL))) {
    throw new CliError('INVALID_CONFIG', (t) => t.knowledge.errors.notAnAddress(shownUrl(baseURL)))
  }
  if (baseURL !== null && shownUrl(baseURL) !== baseURL) {
    throw new CliError('INVALID_CONFIG', (t) => t.knowledge.errors.secretInAddress(shownUrl(baseURL)))
  }
  return { ...field('baseURL', baseURL ?? undefined), ...field('apiKey', loaded.key?.reveal()) }
}
