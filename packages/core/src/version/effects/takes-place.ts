import { isDenial } from '../../facts/keys.ts'
import type { CardDraft } from '../../types/card.ts'
import { isOver } from '../statement.ts'

/** Things one has one of as a rule: a change to another one is the end of the one that is held. */
const ONE_OF: ReadonlySet<string> = new Set(['vehicle', 'device'])

/** Whether a draft tells of a change to another thing, without saying from which: "switched to a Mazda". */
export const takesPlace = (draft: CardDraft): boolean =>
  draft.relation === 'updates' &&
  ONE_OF.has(draft.slot) &&
  draft.known !== true &&
  !isOver(draft) &&
  !isDenial(draft)
