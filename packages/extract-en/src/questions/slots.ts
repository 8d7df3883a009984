import type { SlotQuestion } from '@recollect/core/extraction'
import { contactQuestions } from './slots-contact.ts'
import { doingQuestions, sinceQuestions } from './slots-doings.ts'
import { eventQuestions } from './slots-events.ts'
import { favoriteQuestions } from './slots-favorite.ts'
import { peopleQuestions } from './slots-people.ts'
import { personQuestions } from './slots-person.ts'
import { homesQuestions, placeQuestions, stateQuestions } from './slots-place.ts'
import { planQuestions } from './slots-plans.ts'
import { standingQuestions } from './slots-standing.ts'
import { selfQuestions } from './slots-self.ts'
import { statusQuestions } from './slots-status.ts'
import { leaningQuestions, tasteQuestions } from './slots-taste.ts'
import { thingQuestions } from './slots-things.ts'
import { workQuestions } from './slots-work.ts'

/** Most specific first. Patterns speak of "I" and "you" alike: whose fact is meant is told by the entity. */
export const slotQuestions: readonly SlotQuestion[] = [
  ...favoriteQuestions,
  ...standingQuestions,
  ...sinceQuestions,
  ...contactQuestions,
  ...homesQuestions,
  ...peopleQuestions,
  ...personQuestions,
  ...leaningQuestions,
  ...eventQuestions,
  ...planQuestions,
  ...statusQuestions,
  ...selfQuestions,
  ...doingQuestions,
  ...placeQuestions,
  ...workQuestions,
  ...tasteQuestions,
  ...thingQuestions,
  ...stateQuestions,
]
