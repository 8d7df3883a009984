import { InvalidConfigError } from '@recollect/core'

/**
 * For code that is given a memory: types say it can be exported wherever this package is imported, and it can where the plugin is
 * installed. @throws InvalidConfigError saying how.
 */
export function requireTransfer(memory: object): void {
  if ('export' in memory) return
  throw new InvalidConfigError(
    'This memory has no export, import and repair. Open it with createRecollect({ plugins: [transfer()] }) of @recollect/transfer.',
  )
}
