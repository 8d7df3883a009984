import { useText } from '../app/hooks.ts'
import { SLOTS } from './slots.ts'
import { slotName } from './slot-name.ts'

/** Attributes to choose from, as a reader calls them; any other name is an attribute of one's own. */
export function useSlotChoices(): { readonly labels: string[]; slotOf(label: string): string } {
  const { slots } = useText()
  const byLabel = new Map(SLOTS.map((slot) => [slotName(slot, slots), slot]))
  return {
    labels: [...byLabel.keys()],
    slotOf: (label) => byLabel.get(label) ?? label.trim(),
  }
}
