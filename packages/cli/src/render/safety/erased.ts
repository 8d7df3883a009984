import type { Erased } from '../../commands/erase/index.ts'
import { safe } from '../safe.ts'
import type { View } from '../view.ts'

export function renderErased(result: Erased, { text, colors }: View): string {
  const { erase } = text.safety
  const { scope, rows, jobs, residue, remains, receipt } = result
  const removed = Object.values(rows)
  const sum = removed.reduce((total, one) => total + one, 0)
  const lines = [erase.erased(safe(scope), sum, removed.length, jobs)]
  if (residue !== null && residue.found > 0)
    lines.push(colors.red(erase.found(residue.found, residue.searched)))
  if (residue?.found === 0) lines.push(erase.clean(residue.searched, residue.files.length))
  if (remains.length > 0) lines.push(erase.remains, ...remains.map((one) => `  ${safe(one)}`))
  if (receipt !== null) lines.push(erase.receipt(safe(receipt.file)))
  if (receipt?.signed === false) lines.push(erase.unsigned)
  return lines.join('\n')
}
