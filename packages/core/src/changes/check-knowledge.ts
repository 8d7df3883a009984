import type { Engine } from '../engine.ts'
import { InvalidConfigError } from '../errors/errors.ts'
import type { SemanticReader } from '../plugin/semantic.ts'

/**
 * Before something is deleted. @throws InvalidConfigError where the scope has episodes, which would go on telling it: nothing that is
 * installed takes it out of them.
 */
export function checkKnowledge({ plugins }: Engine, semantic: SemanticReader | undefined): void {
  if (semantic === undefined || semantic.cutUpTo === 0) return
  if (plugins.some(({ knowledge }) => knowledge !== undefined)) return
  throw new InvalidConfigError(
    'This scope has episodes, which repeat what is to be deleted. Open it with the plugin knowledge() of @recollect/knowledge.',
  )
}
