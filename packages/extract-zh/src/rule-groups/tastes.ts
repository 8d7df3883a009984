import type { ExtractionRule } from '@recollect/core/extraction'
import { tasteOnly, tasteTurned } from '../rules/taste-turned.ts'
import { tasteFronted, tasteOfTopic, tasteShuns } from '../rules/taste-topic.ts'
import { tasteToward, tasteDisgusts } from '../rules/taste-toward.ts'
import { tasteDearFronted, tasteDearIs } from '../rules/taste-dear.ts'
import { hobbyDoes } from '../rules/hobby-answers.ts'
import { tasteCannotEat } from '../rules/taste-cannot-do-without.ts'
import { tasteCraves } from '../rules/taste-craves.ts'
import { tasteLikes, tasteLoathes, tasteBare, tasteFan } from '../rules/taste-verbs.ts'
import { favoriteOfKind, favoriteRanks, favoriteSupports } from '../rules/favorite-ranked.ts'
import {
  preferenceWouldRather,
  preferenceOver,
  preferenceChooses,
  preferenceLeans,
} from '../rules/preference-choice.ts'
import { preferenceInDoing, preferenceOnlyOf } from '../rules/preference-doing.ts'
import {
  dietKeeps,
  dietIsEater,
  dietAbstains,
  dietMostly,
  dietStops,
  dietBare,
} from '../rules/diet-regimen.ts'
import { hobbySpends, hobbyForYears, hobbyTakingUp } from '../rules/hobby-free-time.ts'
import { hobbyFollowed, hobbyStarts, hobbyCollects } from '../rules/hobby-taken-up.ts'
import { fearBare, fearPhobia, fearOnly } from '../rules/fear-named.ts'
import {
  fearScaredBy,
  fearTrigger,
  fearDaresNot,
  fearFrightens,
  fearFronted,
} from '../rules/fear-reactions.ts'
import { habitRegular, habitEvery, habitWakes, habitChanged } from '../rules/habit-regular.ts'
import { habitInstead } from '../rules/habit-instead.ts'
import { habitHas, habitUsedTo, habitManner, habitOnly } from '../rules/habit-manner.ts'
import { habitNever, habitNeither } from '../rules/habit-never.ts'
import { habitVicesLeft, habitThenQuit, habitPutAway, habitWayLeft } from '../rules/habit-vices-left.ts'
import { habitNoMore, habitNotSince, habitNoLonger } from '../rules/habit-no-more.ts'
import { hobbyGaveUp } from '../rules/hobby-gave-up.ts'

/** Rules of taste and habit beyond the plainest ones; order decides only between rules of one priority. */
export const tasteRules: readonly ExtractionRule[] = [
  tasteCannotEat,
  hobbyDoes,
  tasteFronted,
  tasteOfTopic,
  tasteShuns,
  tasteToward,
  tasteDisgusts,
  tasteDearFronted,
  tasteDearIs,
  tasteCraves,
  tasteLikes,
  tasteLoathes,
  tasteBare,
  tasteFan,
  favoriteOfKind,
  favoriteRanks,
  favoriteSupports,
  preferenceWouldRather,
  preferenceOver,
  preferenceChooses,
  preferenceLeans,
  preferenceInDoing,
  preferenceOnlyOf,
  dietKeeps,
  dietIsEater,
  dietAbstains,
  dietMostly,
  dietStops,
  dietBare,
  hobbySpends,
  hobbyForYears,
  hobbyTakingUp,
  hobbyFollowed,
  hobbyStarts,
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
  habitChanged,
  habitNever,
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
