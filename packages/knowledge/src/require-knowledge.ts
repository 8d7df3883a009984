import { InvalidConfigError } from '@recollect/core'

/**
 * For code that is given a memory: types say it has knowledge wherever this package is imported, and it has it where the plugin is
 * installed. @throws InvalidConfigError saying how.
 */
export function requireKnowledge(memory: object): void {
  if ('episodes' in memory) return
  throw new InvalidConfigError(
    'This memory keeps no episodes. Open it with createRecollect({ plugins: [knowledge()] }) of @recollect/knowledge.',
  )
}
