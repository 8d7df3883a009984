import type { ExtractionRule } from '@recollect/core/extraction'
import { dietOver } from '../rules/diet-over.ts'
import { habitCeased } from '../rules/habit-over.ts'
import { habitOfLife, habitRelapsed, habitRelies } from '../rules/habit-of-life.ts'
import { habitQuit, habitSmokes, habitRoutine, habitAbstains, habitCommute } from '../rules/habit.ts'
import {
  hobbyIs,
  hobbyInterested,
  hobbyMostInterested,
  hobbyTakesUp,
  likesMakesHappy,
  favoriteIdol,
} from '../rules/hobby.ts'
import { instruction } from '../rules/instruction.ts'
import { likesHappiest } from '../rules/likes-happiest.ts'
import { likesListed, likesEspecially, likesSelfDescribed } from '../rules/likes-listed.ts'
import { preferenceDislike, preferenceFear, preferenceAbstains } from '../rules/preference-dislike.ts'
import { preferenceLike, preferenceFavorite, preferenceFavoriteInverted } from '../rules/preference-like.ts'
import {
  preferenceComparing,
  preferenceRather,
  preferencePrefers,
  dietIs,
} from '../rules/preference-rather.ts'

/** What they like, fear, and usually do. */
export const preferenceRules: readonly ExtractionRule[] = [
  instruction,
  habitOfLife,
  habitRelapsed,
  habitRelies,
  likesHappiest,
  habitCeased,
  habitQuit,
  habitSmokes,
  habitRoutine,
  habitAbstains,
  habitCommute,
  hobbyIs,
  hobbyInterested,
  hobbyMostInterested,
  hobbyTakesUp,
  likesMakesHappy,
  favoriteIdol,
  likesListed,
  likesEspecially,
  likesSelfDescribed,
  preferenceDislike,
  preferenceFear,
  preferenceAbstains,
  preferenceLike,
  preferenceFavorite,
  preferenceFavoriteInverted,
  preferenceComparing,
  preferenceRather,
  preferencePrefers,
  dietIs,
  dietOver,
]
