import type { ExtractionRule } from '@recollect/core'
import { affiliationMember, affiliationPlays } from './affiliation.ts'
import { ageAlone, ageBare, ageYears } from './age.ts'
import { appearanceLook, appearancePart, appearanceWears } from './appearance.ts'
import { beliefBelieves, beliefCreed, religionIs } from './belief.ts'
import { birthdayBorn, birthdayIs, birthdayToday } from './birthday.ts'
import { bloodType, heightIs, heightTall, weightIs } from './body.ts'
import { account, email, phone } from './contact.ts'
import { correction } from './correction.ts'
import { dietOver } from './diet-over.ts'
import { deviceBare, deviceChanged, deviceIs, deviceUses } from './device.ts'
import { employerNone, employerResigned } from './employer-left.ts'
import { employerIs, employerJoined, employerWorksAt } from './employer.ts'
import { eventAway, eventLife, eventPurchase, eventTravel, eventTravelWith, eventWed } from './event.ts'
import { experienceDone, experienceNever, experienceSeen, experienceUsedTo } from './experience.ts'
import { familyChildless, familyHas } from './family-has.ts'
import { familyBoth, familyIAm, familyIsMy, familyParentOf } from './family-is.ts'
import { genderBare, genderIs } from './gender.ts'
import { genericAppointment, genericChanged, genericNowIs } from './generic-update.ts'
import { goalDream, goalSeeks, goalWants } from './goal.ts'
import { habitAbstains, habitCommute, habitQuit, habitRoutine, habitSmokes } from './habit.ts'
import { habitCeased } from './habit-over.ts'
import {
  allergyTo,
  healthHas,
  healthIs,
  healthPatient,
  healthSince,
  healthTrigger,
  healthWeak,
} from './health.ts'
import {
  favoriteIdol,
  hobbyEnjoys,
  hobbyInterested,
  hobbyInverted,
  hobbyIs,
  hobbyMostInterested,
  hobbyTakesUp,
  likesMakesHappy,
} from './hobby.ts'
import { hometownBornIn, hometownFrom, hometownNative, hometownRaised } from './hometown.ts'
import { incomePay } from './income.ts'
import { languageNative, languageSpeaks } from './language.ts'
import { likesEspecially, likesListed, likesSelfDescribed } from './likes-listed.ts'
import { livingAlone, livingLeft, livingSituation } from './living-situation.ts'
import {
  locationAddress,
  locationHome,
  locationIsIn,
  locationMakesLife,
  locationMarriedInto,
} from './location-address.ts'
import { locationDwellsAt, locationLeft } from './location-left.ts'
import { locationLive, locationLiveIn, locationNow } from './location-live.ts'
import { locationMove } from './location-move.ts'
import { majorIs, majorStudent } from './major.ts'
import { nameCalled, nameIntroduced, nameSurname } from './name-call.ts'
import { ethnicityIs, nationalityField, nationalityIs } from './nationality.ts'
import { nicknameCallMe, nicknameIAm, nicknameIs, nicknameRenamed } from './nickname.ts'
import {
  occupationDrives,
  occupationDuty,
  occupationIndustry,
  occupationState,
  occupationTrade,
} from './occupation-state.ts'
import { occupationAt, occupationDoes, occupationField, occupationIs } from './occupation.ts'
import { osUses } from './os.ts'
import { ownsBusiness, ownsHas } from './owns.ts'
import { personalityNamed, personalityTrait, personalityType } from './personality.ts'
import { petDied } from './pet-died.ts'
import { petFronted, petKeeps, petNamed, petOurs } from './pet.ts'
import { planDated, planIntends, planRescheduled, planWill, planWont } from './plan.ts'
import { preferenceAbstains, preferenceDislike, preferenceFear } from './preference-dislike.ts'
import { preferenceFavorite, preferenceFavoriteInverted, preferenceLike } from './preference-like.ts'
import { dietIs, preferencePrefers, preferenceRather } from './preference-rather.ts'
import { projectMakes } from './project.ts'
import { recordBest, recordRank, recordTime } from './record.ts'
import { orientationIs, relationshipStatus, relationshipWith } from './relationship-status.ts'
import { educationDegree, educationGrade, schoolAt, schoolOf, schoolStudies } from './school.ts'
import { skillCan, skillCooks, skillFronted, skillGoodAt, skillLearnt, skillStrong } from './skill.ts'
import { tenureSpan, tenureWorked } from './tenure.ts'
import { userTypeKind } from './user-type.ts'
import { usesRegularly } from './uses.ts'
import { vehicleHas, vehicleSold } from './vehicle.ts'
import { zodiacAnimal, zodiacStar } from './zodiac.ts'

/** Every rule; order decides only between rules of one priority. */
export const rules: readonly ExtractionRule[] = [
  affiliationMember,
  affiliationPlays,
  ageYears,
  ageBare,
  ageAlone,
  appearancePart,
  appearanceLook,
  appearanceWears,
  religionIs,
  beliefCreed,
  beliefBelieves,
  birthdayIs,
  birthdayBorn,
  birthdayToday,
  heightIs,
  heightTall,
  weightIs,
  bloodType,
  phone,
  email,
  account,
  correction,
  deviceIs,
  deviceBare,
  deviceUses,
  deviceChanged,
  employerWorksAt,
  employerJoined,
  employerResigned,
  employerNone,
  employerIs,
  eventTravel,
  eventAway,
  eventTravelWith,
  eventPurchase,
  eventLife,
  eventWed,
  experienceNever,
  experienceDone,
  experienceSeen,
  experienceUsedTo,
  familyHas,
  familyChildless,
  familyIsMy,
  familyIAm,
  familyParentOf,
  familyBoth,
  genderIs,
  genderBare,
  genericChanged,
  genericNowIs,
  genericAppointment,
  goalDream,
  goalWants,
  goalSeeks,
  habitCeased,
  habitQuit,
  habitSmokes,
  habitRoutine,
  habitAbstains,
  habitCommute,
  healthHas,
  healthIs,
  healthSince,
  healthPatient,
  allergyTo,
  healthTrigger,
  healthWeak,
  hobbyIs,
  hobbyInverted,
  hobbyInterested,
  hobbyMostInterested,
  hobbyTakesUp,
  hobbyEnjoys,
  likesMakesHappy,
  favoriteIdol,
  hometownFrom,
  hometownNative,
  hometownRaised,
  hometownBornIn,
  incomePay,
  languageSpeaks,
  languageNative,
  likesListed,
  likesEspecially,
  likesSelfDescribed,
  livingSituation,
  livingAlone,
  livingLeft,
  locationAddress,
  locationMakesLife,
  locationIsIn,
  locationMarriedInto,
  locationHome,
  locationNow,
  locationLiveIn,
  locationLive,
  locationDwellsAt,
  locationLeft,
  locationMove,
  majorIs,
  majorStudent,
  nameCalled,
  nameIntroduced,
  nameSurname,
  nationalityIs,
  nationalityField,
  ethnicityIs,
  nicknameCallMe,
  nicknameIs,
  nicknameRenamed,
  nicknameIAm,
  occupationState,
  occupationIndustry,
  occupationTrade,
  occupationDrives,
  occupationDuty,
  occupationIs,
  occupationField,
  occupationDoes,
  occupationAt,
  osUses,
  ownsHas,
  ownsBusiness,
  personalityTrait,
  personalityType,
  personalityNamed,
  petKeeps,
  petFronted,
  petOurs,
  petNamed,
  petDied,
  planIntends,
  planDated,
  planWill,
  planRescheduled,
  planWont,
  preferenceDislike,
  preferenceFear,
  preferenceAbstains,
  preferenceLike,
  preferenceFavorite,
  preferenceFavoriteInverted,
  preferenceRather,
  preferencePrefers,
  dietIs,
  dietOver,
  projectMakes,
  recordRank,
  recordTime,
  recordBest,
  relationshipStatus,
  relationshipWith,
  orientationIs,
  schoolStudies,
  schoolAt,
  schoolOf,
  educationGrade,
  educationDegree,
  skillCan,
  skillGoodAt,
  skillLearnt,
  skillStrong,
  skillFronted,
  skillCooks,
  tenureSpan,
  tenureWorked,
  userTypeKind,
  usesRegularly,
  vehicleHas,
  vehicleSold,
  zodiacStar,
  zodiacAnimal,
]
