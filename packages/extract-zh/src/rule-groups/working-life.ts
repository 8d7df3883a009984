import type { ExtractionRule } from '@recollect/core/extraction'
import { ageEach } from '../rules/age-each.ts'
import { occupationAppointed } from '../rules/occupation-appointed.ts'
import { workLeftSince, workTakenUp, workThrownUp, workJumped, workWentTo } from '../rules/work-changed.ts'
import { employerGivenUp, employerPosted } from '../rules/employer-moved.ts'
import { familyCompared } from '../rules/family-compared.ts'
import { incomeRaised } from '../rules/income-raised.ts'
import { introTown, introYear } from '../rules/intro-listed.ts'
import { livingUnder } from '../rules/living-under.ts'
import { locationApart, locationFares, locationSeasons } from '../rules/location-apart.ts'
import { ageCompared } from '../rules/age-compared.ts'
import { occupationDepartment } from '../rules/occupation-department.ts'
import { userTypeInverted } from '../rules/user-type-inverted.ts'
import { locationGoesOn } from '../rules/location-goes-on.ts'
import { personalityKind, personalitySaying } from '../rules/personality-kind.ts'
import { livingHousehold, livingTogetherHow } from '../rules/living-household.ts'
import { appearanceHas } from '../rules/appearance-features.ts'
import { agePassed, agePhrase } from '../rules/age-phrases.ts'
import { experienceKnown, experienceSpell } from '../rules/experience-career.ts'
import { livingIn, livingRents } from '../rules/living-in.ts'
import { livingByOneself, livingShares } from '../rules/living-with.ts'
import { nicknameGiven } from '../rules/nickname.ts'
import { occupationGig } from '../rules/occupation-gig.ts'
import { occupationMere } from '../rules/occupation-phrase.ts'
import { occupationDutyAt } from '../rules/occupation-place.ts'
import { personalityAfterTopic } from '../rules/personality-label.ts'
import { skillCannot, skillHasCraft, skillOneHand } from '../rules/skill-learnt-craft.ts'
import { skillLicence, skillMasters } from '../rules/skill-proven.ts'
import { skillStanding } from '../rules/skill-standing.ts'
import { tenureAfter, tenureBare, tenureCopied, tenureCounted, tenureSpent } from '../rules/tenure-doing.ts'
import { tenureCame, tenureNth, tenureSeniority } from '../rules/tenure-here.ts'
import { userTypeRank } from '../rules/user-type-rank.ts'

/** What they can, how long they have done it, and with whom they live. */
export const workingLifeRules: readonly ExtractionRule[] = [
  appearanceHas,
  livingHousehold,
  livingTogetherHow,
  personalityKind,
  personalitySaying,
  nicknameGiven,
  locationGoesOn,
  userTypeInverted,
  occupationDepartment,
  ageCompared,
  agePassed,
  agePhrase,
  personalityAfterTopic,
  userTypeRank,
  tenureAfter,
  tenureBare,
  tenureCopied,
  tenureSpent,
  tenureCounted,
  tenureCame,
  tenureNth,
  tenureSeniority,
  livingShares,
  livingByOneself,
  livingRents,
  livingIn,
  skillHasCraft,
  skillCannot,
  skillOneHand,
  skillStanding,
  skillMasters,
  skillLicence,
  experienceSpell,
  experienceKnown,
  occupationDutyAt,
  occupationGig,
  occupationMere,
  employerGivenUp,
  employerPosted,
  familyCompared,
  incomeRaised,
  introTown,
  introYear,
  livingUnder,
  locationApart,
  locationFares,
  locationSeasons,
  workLeftSince,
  occupationAppointed,
  workTakenUp,
  workJumped,
  workWentTo,
  workThrownUp,
  ageEach,
]
