import type { SlotQuestion } from '@recollect/core'
import { doingQuestions } from './slots-doings.ts'
import { favoriteQuestions } from './slots-favorite.ts'
import { personQuestions } from './slots-person.ts'
import { thingQuestions } from './slots-things.ts'

/** Most specific first. Patterns speak of "I" and "you" alike: whose fact is meant is told by the entity. */
export const slotQuestions: readonly SlotQuestion[] = [
  ...favoriteQuestions,
  ...personQuestions,
  ...thingQuestions,
  ...doingQuestions,
]
