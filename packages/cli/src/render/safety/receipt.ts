import type { CheckedReceipt } from '../../commands/verify-receipt/index.ts'
import { moment } from '../time.ts'
import type { View } from '../view.ts'

export function renderReceipt(checked: CheckedReceipt, view: View): string {
  const { receipt } = view.text.safety
  const { valid, problems, erasedAt, signature, looked } = checked
  if (!valid || erasedAt === null) return problems.map((problem) => receipt.problem[problem]).join('\n')
  return [
    receipt.valid(moment(erasedAt, view)),
    ...(signature === 'invalid' ? [] : [receipt.signed[signature]]),
    looked ? receipt.gone : receipt.unlooked,
  ].join('\n')
}
