import { InvalidConfigError } from '@recollect/core'

/**
 * For code that is given a memory: types say it can look back wherever this package is imported, and it can where the plugin is installed.
 * @throws InvalidConfigError saying how.
 */
export function requireTimeline(memory: object): void {
  if ('whyNot' in memory) return
  throw new InvalidConfigError(
    'This memory does not look back. Open it with createRecollect({ plugins: [timeline()] }) of @recollect/timeline.',
  )
}
