import type { Rekeyed } from '../../commands/rekey/index.ts'
import type { View } from '../view.ts'

export function renderRekeyed({ key, others, scopes, values, done }: Rekeyed, { text }: View): string {
  const { rekey } = text.safety
  if (!done) return rekey.stopped(values)
  const told = rekey.done(values, scopes, key)
  return others.length === 0 ? told : [told, rekey.oldKeys(others.join(', '))].join('\n')
}
