import type { Detection, QuestionType } from '../types/question.ts'

/** What a bare question of a type is about when it names no slot. */
const DEFAULT_SLOTS: Readonly<Partial<Record<QuestionType, readonly string[]>>> = {
  what_kind: ['user_type', 'occupation', 'name', 'nickname'],
  where: ['location'],
  preference: ['likes', 'favorite_*', 'hobby'],
}

/** More content words than this mean the question is about something of its own. */
const BARE = 1

/** Gives a question without a slot those of its type, when it asks about the user in general. */
export function withDefaultSlots(detection: Detection, contentTerms: number): Detection {
  if (detection.slots.length > 0 || contentTerms > BARE || detection.entity !== 'user') return detection
  // "Where is the office?" is not about where the user lives.
  if (detection.type === 'where' && contentTerms > 0) return detection
  const type = [detection.type, ...detection.also].find((one) => DEFAULT_SLOTS[one] !== undefined)
  return type ? { ...detection, slots: DEFAULT_SLOTS[type] ?? [] } : detection
}
