import type { CheckedMessage } from '../input/message.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import { ownSource } from '../text/own-words.ts'
import { isBare } from '../facts/keys.ts'

/** A longer stretch without a mark is no clause any rule reads. */
const LONGEST_READ = 400
const MARKS = /[.!?;,:。！？；，、：\n]/u

/**
 * Whether nothing sensitive was read in a message, and all of it was read: only a user's own words are, in a language of a pack. What was
 * taken for a sensitive fact and given up counts, and so does a bare new value, which may be of one.
 */
export function isHarmless(
  { packs, slots }: { readonly packs: readonly LanguagePack[]; readonly slots: SlotRegistry },
  { role, text, normalized, more }: Pick<CheckedMessage, 'role' | 'text' | 'normalized' | 'more'>,
  facts: Extraction,
): boolean {
  return (
    role === 'user' &&
    more.length === 0 &&
    facts.skipped === undefined &&
    ownSource(text) === text &&
    text.split(MARKS).every((clause) => clause.length <= LONGEST_READ) &&
    packs.some((pack) => pack.score(normalized.text) > 0) &&
    !speaksOf(slots, facts)
  )
}

/** Whether something that was read in a message is sensitive, or may be. */
export const speaksOf = (slots: SlotRegistry, { drafts, rejected }: Extraction): boolean =>
  [...drafts, ...rejected.map(({ draft }) => draft)].some(
    (draft) => isBare(draft) || isSensitive(slots, draft),
  )

/** Whether facts of a slot ask for encryption. */
export const isSensitive = (
  slots: SlotRegistry,
  { slot, entity }: { readonly slot: string; readonly entity: string },
): boolean => slots.get(slot, entity).sensitivity === 'high'
