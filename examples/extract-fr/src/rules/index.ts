import type { ExtractionRule } from '@recollect/core/extraction'
import { age, birthday } from './age.ts'
import { allergy } from './allergy.ts'
import { email, phone } from './contact.ts'
import { meant } from './correction.ts'
import { event, plan } from './dated.ts'
import { goal, habitStopped, skillCannot } from './doings.ts'
import { employerJoined, employerLeft, employerWork } from './employer.ts'
import { family } from './family.ts'
import { favorite, hobby } from './favorite.ts'
import { generic } from './generic.ts'
import { dislikes, likes, likesStopped } from './likes.ts'
import { locationLeft, locationLive } from './location-live.ts'
import { hometown, locationMove } from './location-move.ts'
import { nameIs, nickname, petName } from './name.ts'
import { occupation } from './occupation.ts'
import { pet } from './pet.ts'
import { language, state } from './state.ts'

/** The only place rules are registered. Higher priority first; ties keep this order. */
export const rules: readonly ExtractionRule[] = [
  nameIs,
  petName,
  nickname,
  age,
  birthday,
  locationLive,
  locationLeft,
  locationMove,
  hometown,
  occupation,
  employerWork,
  employerJoined,
  employerLeft,
  likes,
  dislikes,
  likesStopped,
  favorite,
  hobby,
  family,
  pet,
  allergy,
  phone,
  email,
  state,
  language,
  habitStopped,
  skillCannot,
  goal,
  plan,
  event,
  meant,
  generic,
]
