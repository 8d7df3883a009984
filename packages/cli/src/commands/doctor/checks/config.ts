import type { Context } from '../../../context.ts'
import { configProblems } from '../../../errors/config-problems.ts'
import type { Check } from '../check.ts'

export function configCheck({ loaded, text }: Context): Check {
  const errors = configProblems(loaded.errors, text)
  const warnings = configProblems(loaded.warnings, text)
  const name = loaded.file ?? text.output.config.noFile
  if (errors.length > 0) {
    return {
      id: 'config',
      status: 'failed',
      detail: text.trace.line(name, errors.join(' ')),
      next: text.errors.configHint,
    }
  }
  if (warnings.length > 0) return { id: 'config', status: 'warning', detail: warnings.join(' ') }
  return { id: 'config', status: 'ok', detail: name }
}
