import type { ExtractionRule } from '@recollect/core'
import { tasteOnly, tasteTurned } from '../rules/taste-turned.ts'
import { dislikeExcept } from '../rules/dislike-except.ts'
import { tasteFronted, tasteLoathedMost, tasteOfTopic, tasteShuns } from '../rules/taste-topic.ts'
import { tasteToward, tasteDisgusts } from '../rules/taste-toward.ts'
import { tasteDearFronted, tasteDearIs, tasteDearThis } from '../rules/taste-dear.ts'
import { hobbyDoes, hobbyInFreeTime, hobbyOnce, hobbyTopicYears } from '../rules/hobby-answers.ts'
import { likesGrewUpWith, tasteCannotDoWithout, tasteCannotEat } from '../rules/taste-cannot-do-without.ts'
import { tasteCraves } from '../rules/taste-craves.ts'
import { tasteLikes, tasteLoathes, tasteBare, tasteFan } from '../rules/taste-verbs.ts'
import {
  favoriteOfKind,
  favoriteRanks,
  favoriteRanked,
  favoriteSupports,
  favoriteSelfAsked,
} from '../rules/favorite-ranked.ts'
import {
  preferenceWouldRather,
  preferenceOver,
  preferenceChooses,
  preferenceLeans,
  preferenceAvoids,
  preferenceSide,
} from '../rules/preference-choice.ts'
import {
  preferenceInDoing,
  preferenceSides,
  likesMostly,
  preferenceOnlyOf,
} from '../rules/preference-doing.ts'
import {
  dietKeeps,
  dietIsEater,
  dietAbstains,
  dietMostly,
  dietStops,
  dietBare,
} from '../rules/diet-regimen.ts'
import {
  hobbySpends,
  hobbyForYears,
  hobbyMany,
  hobbyUnwinds,
  hobbyTakingUp,
  hobbyPlays,
  hobbySpent,
} from '../rules/hobby-free-time.ts'
import {
  hobbyEitherOr,
  hobbyFollowed,
  hobbyStarts,
  hobbyTold,
  hobbyOnly,
  hobbyCollects,
} from '../rules/hobby-taken-up.ts'
import { fearBare, fearPhobia, fearOnly } from '../rules/fear-named.ts'
import {
  fearScaredBy,
  fearTrigger,
  fearDaresNot,
  fearFrightens,
  fearFronted,
} from '../rules/fear-reactions.ts'
import { habitRegular, habitEvery, habitWakes, habitKeepsUp, habitChanged } from '../rules/habit-regular.ts'
import { habitInstead } from '../rules/habit-instead.ts'
import { habitHas, habitUsedTo, habitManner, habitOnly } from '../rules/habit-manner.ts'
import {
  habitNever,
  habitFirstThing,
  habitRitual,
  habitAnnounced,
  habitNeither,
} from '../rules/habit-never.ts'
import { habitVicesLeft, habitThenQuit, habitPutAway, habitWayLeft } from '../rules/habit-vices-left.ts'
import { habitNoMore, habitNotSince, habitNoLonger } from '../rules/habit-no-more.ts'
import { hobbyGaveUp } from '../rules/hobby-gave-up.ts'

/** Rules of taste and habit beyond the plainest ones; order decides only between rules of one priority. */
export const tasteRules: readonly ExtractionRule[] = [
  dislikeExcept,
  tasteCannotDoWithout,
  tasteCannotEat,
  likesGrewUpWith,
  hobbyInFreeTime,
  hobbyTopicYears,
  hobbyDoes,
  hobbyOnce,
  tasteFronted,
  tasteOfTopic,
  tasteLoathedMost,
  tasteShuns,
  tasteToward,
  tasteDisgusts,
  tasteDearFronted,
  tasteDearIs,
  tasteDearThis,
  tasteCraves,
  tasteLikes,
  tasteLoathes,
  tasteBare,
  tasteFan,
  favoriteOfKind,
  favoriteRanks,
  favoriteRanked,
  favoriteSupports,
  favoriteSelfAsked,
  preferenceWouldRather,
  preferenceOver,
  preferenceChooses,
  preferenceLeans,
  preferenceAvoids,
  preferenceSide,
  preferenceInDoing,
  preferenceSides,
  likesMostly,
  preferenceOnlyOf,
  dietKeeps,
  dietIsEater,
  dietAbstains,
  dietMostly,
  dietStops,
  dietBare,
  hobbySpends,
  hobbyForYears,
  hobbyMany,
  hobbyUnwinds,
  hobbyTakingUp,
  hobbyPlays,
  hobbySpent,
  hobbyEitherOr,
  hobbyFollowed,
  hobbyStarts,
  hobbyTold,
  hobbyOnly,
  hobbyCollects,
  fearBare,
  fearPhobia,
  fearOnly,
  fearScaredBy,
  fearTrigger,
  fearDaresNot,
  fearFrightens,
  fearFronted,
  habitRegular,
  habitEvery,
  habitHas,
  habitUsedTo,
  habitManner,
  habitOnly,
  habitInstead,
  habitWakes,
  habitKeepsUp,
  habitChanged,
  habitNever,
  habitFirstThing,
  habitRitual,
  habitAnnounced,
  habitNeither,
  habitVicesLeft,
  habitThenQuit,
  habitNoMore,
  hobbyGaveUp,
  habitNotSince,
  habitPutAway,
  habitNoLonger,
  habitWayLeft,
  tasteOnly,
  tasteTurned,
]
