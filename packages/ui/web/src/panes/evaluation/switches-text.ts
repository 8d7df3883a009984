import type { Catalogue } from '../../text/catalogue.ts'
import type { SwitchValues } from './types.ts'

/** What a run had other than by default, in a line. */
export function switchesText(values: SwitchValues, text: Catalogue['evaluation']): string {
  const parts = Object.entries(values).map(([name, value]) => {
    const label = text.switchNames[name] ?? name
    if (typeof value === 'number') return `${label} ${String(value)}`
    return `${value ? '+' : '−'} ${label}`
  })
  return parts.length === 0 ? text.asDefault : parts.join(', ')
}
