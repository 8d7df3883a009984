import type { ExtractionRule } from '@recollect/core'
import { ageEach } from '../rules/age-each.ts'
import { occupationAppointed } from '../rules/occupation-appointed.ts'
import {
  workLeftSince,
  workNamed,
  workTakenUp,
  workThrownUp,
  workJumped,
  workWentTo,
} from '../rules/work-changed.ts'
import { employerGivenUp, employerPosted } from '../rules/employer-moved.ts'
import { familyCompared } from '../rules/family-compared.ts'
import { incomeRaised } from '../rules/income-raised.ts'
import { introTown, introYear } from '../rules/intro-listed.ts'
import { livingUnder } from '../rules/living-under.ts'
import { locationApart, locationFares, locationSeasons } from '../rules/location-apart.ts'
import { personalityPattern } from '../rules/personality-pattern.ts'
import { ageCompared } from '../rules/age-compared.ts'
import { occupationDepartment } from '../rules/occupation-department.ts'
import { userTypeInverted } from '../rules/user-type-inverted.ts'
import { locationGoesOn } from '../rules/location-goes-on.ts'
import { skillFrontedMine, skillParted, skillSome } from '../rules/skill-fronted.ts'
import { personalityKind, personalitySaying } from '../rules/personality-kind.ts'
import { livingHousehold, livingTogetherHow } from '../rules/living-household.ts'
import { hometownApposed, hometownOutOf } from '../rules/hometown-out-of.ts'
import { experienceStint, experienceThrough } from '../rules/experience-stint.ts'
import { appearanceHas, appearanceListed, appearanceMarked } from '../rules/appearance-features.ts'
import { agePassed, agePhrase, ageWithSex } from '../rules/age-phrases.ts'
import { educationTier, schoolLearnsAt } from '../rules/education-tier.ts'
import { experienceKnown, experienceOnceOn, experienceSpell } from '../rules/experience-career.ts'
import { livingIn, livingRents } from '../rules/living-in.ts'
import { livingByOneself, livingShares } from '../rules/living-with.ts'
import { nicknameGiven } from '../rules/nickname.ts'
import { occupationForOthers, occupationGig } from '../rules/occupation-gig.ts'
import { occupationBread, occupationMere, occupationOfYears } from '../rules/occupation-phrase.ts'
import { occupationDutyAt } from '../rules/occupation-place.ts'
import { personalityAfterTopic, personalityLabel, personalityNotOne } from '../rules/personality-label.ts'
import { skillCannot, skillHasCraft, skillOneHand } from '../rules/skill-learnt-craft.ts'
import { skillLicence, skillMasters, skillReached } from '../rules/skill-proven.ts'
import { skillHandedDown, skillStanding, skillStrongSuit, skillTrick } from '../rules/skill-standing.ts'
import { tenureAfter, tenureBare, tenureCopied, tenureCounted, tenureSpent } from '../rules/tenure-doing.ts'
import { tenureCame, tenureHere, tenureNth, tenureSeniority } from '../rules/tenure-here.ts'
import { userTypeRank } from '../rules/user-type-rank.ts'

/** What they can, how long they have done it, and with whom they live. */
export const workingLifeRules: readonly ExtractionRule[] = [
  appearanceHas,
  appearanceListed,
  appearanceMarked,
  experienceStint,
  experienceThrough,
  hometownApposed,
  hometownOutOf,
  livingHousehold,
  livingTogetherHow,
  personalityKind,
  personalitySaying,
  skillFrontedMine,
  skillParted,
  skillSome,
  nicknameGiven,
  locationGoesOn,
  userTypeInverted,
  occupationDepartment,
  ageCompared,
  personalityPattern,
  educationTier,
  schoolLearnsAt,
  agePassed,
  agePhrase,
  ageWithSex,
  personalityAfterTopic,
  personalityLabel,
  personalityNotOne,
  userTypeRank,
  tenureAfter,
  tenureBare,
  tenureCopied,
  tenureSpent,
  tenureCounted,
  tenureCame,
  tenureHere,
  tenureNth,
  tenureSeniority,
  livingShares,
  livingByOneself,
  livingRents,
  livingIn,
  skillHasCraft,
  skillCannot,
  skillOneHand,
  skillHandedDown,
  skillStanding,
  skillStrongSuit,
  skillTrick,
  skillMasters,
  skillReached,
  skillLicence,
  experienceSpell,
  experienceKnown,
  experienceOnceOn,
  occupationDutyAt,
  occupationForOthers,
  occupationGig,
  occupationMere,
  occupationOfYears,
  occupationBread,
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
  workNamed,
  occupationAppointed,
  workTakenUp,
  workJumped,
  workWentTo,
  workThrownUp,
  ageEach,
]
