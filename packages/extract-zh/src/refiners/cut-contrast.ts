import type { Refiner } from '@recollect/core/extraction'
import { foldedValue, narrow } from './narrow.ts'

/** Slots whose value is a short name. */
const NAMES = /^(?:name|nickname|location|hometown|employer|occupation|school|major|education|nationality)$/u
/** 嘉定不是青浦, 嘉定(写错: the right value, and what follows it. */
const RIGHT = /^(?<right>.{1,20}?)(?:[,而]|可)*(?:不是|并非|\((?![^()]*\)))/u

/** Ends a name before another one is denied, or a bracket opens that is not closed in it. */
export const cutContrast: Refiner = {
  id: 'zh/cut-contrast',
  refine(candidate) {
    const right = NAMES.test(candidate.slot)
      ? RIGHT.exec(foldedValue(candidate))?.groups?.['right']
      : undefined
    return [right === undefined ? candidate : narrow(candidate, 0, right.length)]
  },
}
