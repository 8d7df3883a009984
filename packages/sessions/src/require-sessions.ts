import { InvalidConfigError } from '@recollect/core'

/**
 * For code that is given a memory: types say it has sessions wherever this package is imported, and it has them where the plugin is
 * installed. @throws InvalidConfigError saying how.
 */
export function requireSessions(memory: object): void {
  if ('sessions' in memory) return
  throw new InvalidConfigError(
    'This memory keeps no sessions. Open it with createRecollect({ plugins: [sessions()] }) of @recollect/sessions.',
  )
}
