import type { SlotQuestion } from '@recollect/core'

export const I = '(?:i|you|u|we|he|she|they|my [a-z]+|your [a-z]+|[a-z]+)'
export const MY = "(?:my|your|ur|our|his|her|their|[a-z]+'s)"

let count = 0
export const slot = (pattern: string, ...slots: readonly string[]): SlotQuestion => ({
  id: `en/slot.${String((count += 1))}.${slots[0] ?? ''}`,
  pattern: new RegExp(pattern, 'u'),
  slots,
})
export const facet = (pattern: string, name: string, ...slots: readonly string[]): SlotQuestion => ({
  ...slot(pattern, ...slots),
  facet: name,
})
