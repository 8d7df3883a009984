import type { SlotQuestion } from '@recollect/core/extraction'
import { doingQuestions, healthQuestions, measureQuestions, pastimeQuestions } from './slots-doings.ts'
import { eventQuestions } from './slots-events.ts'
import { favoriteQuestions } from './slots-favorite.ts'
import { homeQuestions, homesQuestions, placeQuestions, stateQuestions } from './slots-home.ts'
import { nameQuestions } from './slots-name.ts'
import { peopleQuestions } from './slots-people.ts'
import { personQuestions } from './slots-person.ts'
import { comingQuestions, planQuestions } from './slots-plans.ts'
import { selfLast, selfQuestions } from './slots-self.ts'
import { surroundingQuestions } from './slots-surroundings.ts'
import { aversionQuestions, tasteQuestions } from './slots-taste.ts'
import { thingQuestions } from './slots-things.ts'
import { workQuestions } from './slots-work.ts'

/** Most specific first. */
export const slotQuestions: readonly SlotQuestion[] = [
  ...surroundingQuestions,
  ...favoriteQuestions,
  ...nameQuestions,
  ...healthQuestions,
  ...selfQuestions,
  ...peopleQuestions,
  ...personQuestions,
  ...aversionQuestions,
  ...measureQuestions,
  ...homesQuestions,
  ...comingQuestions,
  ...eventQuestions,
  ...planQuestions,
  ...homeQuestions,
  ...pastimeQuestions,
  ...tasteQuestions,
  ...workQuestions,
  ...doingQuestions,
  ...thingQuestions,
  ...placeQuestions,
  ...stateQuestions,
  ...selfLast,
]
