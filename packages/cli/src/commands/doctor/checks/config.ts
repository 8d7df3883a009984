import type { Context } from '../../../context.ts'
import type { Check } from '../check.ts'

export function configCheck({ loaded, text }: Context): Check {
  const errors = loaded.errors.map((say) => say(text))
  const warnings = loaded.warnings.map((say) => say(text))
  const name = loaded.file ?? text.output.config.noFile
  if (errors.length > 0) {
    return {
      id: 'config',
      status: 'failed',
      detail: `${name}: ${errors.join(' ')}`,
      next: text.errors.configHint,
    }
  }
  if (warnings.length > 0) return { id: 'config', status: 'warning', detail: warnings.join(' ') }
  return { id: 'config', status: 'ok', detail: name }
}
