// Made by `npm run rules`: the rules of every file beside it. Not to be changed by hand.
import type { ExtractionRule } from '@recollect/core/extraction'
import { availabilityWhen, availabilityHours } from './contact/availability.ts'
import { phone, email, account, phoneNew, accountNew } from './contact/contact.ts'
import { accountTold, emailSendTo } from './contact/contact-given.ts'
import { nameApposed } from './contact/name-apposed.ts'
import { nameCalled, nameIntroduced, nameSurname } from './contact/name-call.ts'
import { nameEach } from './contact/name-each.ts'
import { nameParts } from './contact/name-parts.ts'
import {
  nicknameCallMe,
  nicknameIs,
  nicknameRenamed,
  nicknameIAm,
  nicknameGiven,
} from './contact/nickname.ts'
import { timezone, timezoneBeside } from './contact/timezone.ts'
import {
  ageYears,
  ageBare,
  ageAlone,
  ageTurned,
  ageDecade,
  ageInfant,
  ageNearly,
  ageCompared,
} from './self/age.ts'
import { ageEach } from './self/age-each.ts'
import { agePhrase, agePassed } from './self/age-phrases.ts'
import { appearancePart, appearanceLook, appearanceWears } from './self/appearance.ts'
import { appearanceHas } from './self/appearance-features.ts'
import { religionIs, beliefBelieves, beliefOneTruth, religionNone } from './self/belief.ts'
import { birthdayIs, birthdayBorn, birthdayToday } from './self/birthday.ts'
import { heightIs, heightTall, weightIs, bloodType } from './self/body.ts'
import { fieldLabelled } from './self/field.ts'
import { genderIs, genderBare } from './self/gender.ts'
import { introJob, introOrigin, introSex } from './self/intro.ts'
import { introTown, introYear, introWho, introStatus } from './self/intro-listed.ts'
import { nationalityIs, nationalityField, ethnicityIs, nationalityOverseas } from './self/nationality.ts'
import {
  personalityTrait,
  personalityType,
  personalityNamed,
  personalityKind,
  personalitySaying,
  personalityPart,
  personalityThisPerson,
} from './self/personality.ts'
import { personalityAfterTopic } from './self/personality-label.ts'
import { sizeSaid, sizeWears, sizeHas } from './self/size.ts'
import { userTypeKind, userTypeInverted, userTypeRank, userTypeLabel } from './self/user-type.ts'
import { zodiacStar, zodiacAnimal } from './self/zodiac.ts'
import { affiliationMember, affiliationPlays } from './people/affiliation.ts'
import { familyBore, familyBornNext } from './people/family-born.ts'
import { familyNth, familyParentOfMany, familyCompared } from './people/family-children.ts'
import { familyCount } from './people/family-count.ts'
import { familyHas, familyChildless } from './people/family-has.ts'
import { familyIsMy, familyIAm, familyParentOf, familyBoth } from './people/family-is.ts'
import { familyMembers } from './people/family-members.ts'
import { familyMention } from './people/family-mention.ts'
import { familyOnly, familyLacks } from './people/family-only-child.ts'
import { ageOfKin } from './people/kin-age.ts'
import { kinNamed, kinIntroduced, kinNow } from './people/kin-named.ts'
import { kinStage } from './people/kin-traits.ts'
import { kinLives, kinThere, kinEmployer, kinAilment } from './people/kin-whereabouts.ts'
import { membershipLeft } from './people/membership-left.ts'
import { whoIsWho } from './people/person-renamed.ts'
import { relationshipPapers } from './people/relationship-papers.ts'
import { relationshipSince, relationshipSeeing } from './people/relationship-since.ts'
import {
  relationshipStatus,
  relationshipWith,
  orientationIs,
  relationshipFound,
  parted,
} from './people/relationship-status.ts'
import { petKeeps, petFronted, petOurs, petNamed } from './pets/pet.ts'
import { petAtHome } from './pets/pet-at-home.ts'
import { petDied } from './pets/pet-died.ts'
import { petEach } from './pets/pet-each.ts'
import { petGivenAway, petGone } from './pets/pet-gone.ts'
import { petIntroduced, petMine, petBreed } from './pets/pet-introduced.ts'
import { hometownFrom, hometownNative, hometownRaised } from './home/hometown.ts'
import { livingShares, livingByOneself } from './home/living-company.ts'
import { livingHousehold, livingTogetherHow } from './home/living-household.ts'
import { livingRents, livingIn, livingUnder } from './home/living-in.ts'
import { livingSituation, livingAlone, livingLeft } from './home/living-situation.ts'
import { locationAddress, locationIsIn, locationHome } from './home/location-address.ts'
import { locationFares, locationApart, locationSeasons } from './home/location-apart.ts'
import { locationCameTo, locationGoesOn } from './home/location-came-to.ts'
import { locationDwellsAt, locationLeft } from './home/location-left.ts'
import { locationNow, locationLiveIn, locationLive, locationRented } from './home/location-live.ts'
import { locationMove, locationPosted, locationCame } from './home/location-move.ts'
import { employerWorksAt, employerJoined, employerIs } from './work/employer.ts'
import { employerResigned, employerNone } from './work/employer-left.ts'
import { employerPosted, employerGivenUp } from './work/employer-moved.ts'
import { employerEntered, employerJobOf, employerStayed } from './work/employer-named.ts'
import { employerNewOne } from './work/employer-new-one.ts'
import { employerNotThere, employerInstead } from './work/employer-not-there.ts'
import { employerNowAt } from './work/employer-now.ts'
import { incomePay } from './work/income.ts'
import { incomeRaised } from './work/income-raised.ts'
import {
  occupationIs,
  occupationField,
  occupationDoes,
  occupationAt,
  occupationAsA,
} from './work/occupation.ts'
import { occupationAppointed } from './work/occupation-appointed.ts'
import { occupationDepartment } from './work/occupation-department.ts'
import { occupationGig } from './work/occupation-gig.ts'
import { occupationSince, occupationIdle } from './work/occupation-idle.ts'
import { occupationLine, occupationTeaches, occupationServes } from './work/occupation-line.ts'
import { occupationLivelihood } from './work/occupation-livelihood.ts'
import { occupationMere } from './work/occupation-phrase.ts'
import { occupationDutyAt } from './work/occupation-place.ts'
import {
  occupationState,
  occupationIndustry,
  occupationTrade,
  occupationDrives,
  occupationDuty,
} from './work/occupation-state.ts'
import { projectMakes, projectNamed, projectMaking } from './work/project.ts'
import { tenureSpan, tenureWorked } from './work/tenure.ts'
import { tenureCopied, tenureSpent, tenureBare, tenureCounted, tenureAfter } from './work/tenure-doing.ts'
import { tenureCame, tenureNth, tenureSeniority } from './work/tenure-here.ts'
import { workThrownUp, workLeftSince, workJumped, workWentTo, workTakenUp } from './work/work-changed.ts'
import { educationCourse, educationWay } from './study/education-course.ts'
import { educationReading, schoolLeft } from './study/education-reading.ts'
import { languageSpeaks, languageNative, languageLevel, languageLearned } from './study/language.ts'
import { majorIs, majorStudent, majorRead } from './study/major.ts'
import {
  schoolStudies,
  schoolOf,
  educationGrade,
  educationDegree,
  educationUnfinished,
} from './study/school.ts'
import { schoolAdmitted, educationNow } from './study/school-named.ts'
import { skillCan, skillGoodAt, skillLearnt, skillStrong, skillFronted, skillCooks } from './study/skill.ts'
import { skillHasCraft, skillCannot, skillOneHand } from './study/skill-learnt-craft.ts'
import { skillDoneWell, skillPlain } from './study/skill-level.ts'
import { skillMasters, skillLicence } from './study/skill-proven.ts'
import { skillStanding } from './study/skill-standing.ts'
import { habitQuit, habitSmokes, habitRoutine, habitAbstains, habitCommute } from './habits/habit.ts'
import { habitRegular, habitEvery, habitWakes, habitChanged } from './habits/habit-daily.ts'
import { habitInstead } from './habits/habit-instead.ts'
import { habitHas, habitUsedTo, habitManner, habitOnly } from './habits/habit-manner.ts'
import { habitNever, habitNeither } from './habits/habit-never.ts'
import { habitNoMore, habitNotSince, habitNoLonger } from './habits/habit-no-more.ts'
import { habitRelies, habitOfLife, habitRelapsed } from './habits/habit-of-life.ts'
import { habitCeased } from './habits/habit-over.ts'
import { habitVicesLeft, habitThenQuit, habitPutAway, habitWayLeft } from './habits/habit-vices-left.ts'
import { instruction } from './habits/instruction.ts'
import { viceDose } from './habits/vice-dose.ts'
import { allergyTo, allergyBare, allergyBefore, allergyFronted, allergySensitive } from './health/allergy.ts'
import { dietOver } from './health/diet-over.ts'
import {
  dietKeeps,
  dietIsEater,
  dietAbstains,
  dietMostly,
  dietStops,
  dietBare,
} from './health/diet-regimen.ts'
import {
  healthHas,
  healthIs,
  healthSince,
  healthPatient,
  healthTrigger,
  healthWeak,
} from './health/health.ts'
import { healthBare, healthRecurs, healthHurt, healthLong } from './health/health-bare.ts'
import { healthDelivered } from './health/health-delivered.ts'
import { healthDoctorSays, healthFound, healthImpaired } from './health/health-diagnosed.ts'
import { healthHealed } from './health/health-healed.ts'
import { favoriteOfKind, favoriteRanks, favoriteSupports } from './tastes/favorite-ranked.ts'
import { fearBare, fearPhobia, fearOnly } from './tastes/fear-named.ts'
import {
  fearTrigger,
  fearDaresNot,
  fearFrightens,
  fearFronted,
  fearScaredBy,
} from './tastes/fear-reactions.ts'
import { likesListed, likesEspecially, likesSelfDescribed, likesHappiest } from './tastes/likes-listed.ts'
import {
  preferenceWouldRather,
  preferenceOver,
  preferenceChooses,
  preferenceLeans,
} from './tastes/preference-choice.ts'
import { preferenceDislike, preferenceFear, preferenceAbstains } from './tastes/preference-dislike.ts'
import { preferenceInDoing, preferenceOnlyOf } from './tastes/preference-doing.ts'
import { preferenceLike, preferenceFavorite, preferenceFavoriteInverted } from './tastes/preference-like.ts'
import {
  preferenceRather,
  preferencePrefers,
  dietIs,
  preferenceComparing,
} from './tastes/preference-rather.ts'
import { tasteCannotEat } from './tastes/taste-cannot-do-without.ts'
import { tasteCraves } from './tastes/taste-craves.ts'
import { tasteDearFronted, tasteDearIs } from './tastes/taste-dear.ts'
import { tasteSpent, tasteSickened, tasteRather } from './tastes/taste-spent.ts'
import { tasteFronted, tasteOfTopic, tasteShuns } from './tastes/taste-topic.ts'
import { tasteToward, tasteDisgusts } from './tastes/taste-toward.ts'
import { tasteTurned, tasteOnly } from './tastes/taste-turned.ts'
import { tasteLikes, tasteLoathes, tasteBare, tasteFan } from './tastes/taste-verbs.ts'
import {
  hobbyIs,
  hobbyInterested,
  hobbyMostInterested,
  hobbyTakesUp,
  likesMakesHappy,
  favoriteIdol,
} from './pastimes/hobby.ts'
import { hobbyDoes } from './pastimes/hobby-answers.ts'
import { hobbySpends, hobbyForYears, hobbyTakingUp } from './pastimes/hobby-free-time.ts'
import { hobbyGaveUp } from './pastimes/hobby-gave-up.ts'
import { hobbyFollowed, hobbyStarts, hobbyCollects } from './pastimes/hobby-taken-up.ts'
import {
  recordRank,
  recordTime,
  recordBest,
  recordReps,
  recordBroke,
  recordClocked,
  recordClassRank,
  recordTotal,
} from './pastimes/record.ts'
import { recordTimed } from './pastimes/record-timed.ts'
import {
  deviceIs,
  deviceBare,
  deviceUses,
  deviceChanged,
  deviceLacks,
  deviceOwned,
  deviceWorn,
} from './things/device.ts'
import { deviceStayed, keptForLong } from './things/kept-for-long.ts'
import { namedCalled, namedSecret, namedReached, namedDays, namedHeld } from './things/named-thing.ts'
import { namedByOne, namedLine, namedKept, namedOpens } from './things/named-thing-kept.ts'
import { osUses, osChanged } from './things/os.ts'
import { ownsHas, ownsBought, ownsSold, ownsAtHome } from './things/owns.ts'
import { ownsCounted, ownsBoth } from './things/owns-counted.ts'
import { ownsGiven, ownsNothing } from './things/owns-given.ts'
import { priceIs, priceChanged } from './things/price.ts'
import { thingOver } from './things/thing-over.ts'
import { usesRegularly, usesSwitched } from './things/uses.ts'
import { usesNoLonger, usesApp, usesNoMore } from './things/uses-product.ts'
import { vehicleHas, vehicleSold, vehicleIs, vehicleMine, vehicleNamed } from './things/vehicle.ts'
import { vehicleDaily } from './things/vehicle-daily.ts'
import { goalDream, goalWants, goalSeeks, goalTries, goalTarget } from './plans/goal.ts'
import { goalStrives, goalHopes } from './plans/goal-aims.ts'
import { goalPursues } from './plans/goal-pursues.ts'
import { goalSeeksPost } from './plans/goal-seeks-post.ts'
import { planIntends, planDated, planWill, planRescheduled, planWont } from './plans/plan.ts'
import { planCarriedOut } from './plans/plan-carried-out.ts'
import { planFrontedOff, planInstead } from './plans/plan-changed.ts'
import { planStartsAt, planReturns, planRedated } from './plans/plan-dated-work.ts'
import { planMeant, planDropped, planCalledOff, planGivenUp, planRefuses } from './plans/plan-dropped.ts'
import { planSteps, planDue, planAgreed } from './plans/plan-steps.ts'
import { eventTravel, eventAway, eventPurchase, eventLife, eventWed } from './events/event.ts'
import { eventChangeRules } from './events/event-change.ts'
import { eventDated } from './events/event-dated.ts'
import { familyEvents } from './events/event-family.ts'
import { eventFeast, eventCameTo } from './events/event-feast.ts'
import { healthOperated } from './events/event-medical.ts'
import { eventLost, eventExam, eventWon, eventWeds } from './events/event-misc.ts'
import { eventGone, eventGoneThen, eventMet, eventWithMe } from './events/event-people.ts'
import { eventTrip, eventBack, eventJourney } from './events/event-trip.ts'
import { eventRules } from './events/events.ts'
import { experienceNever, experienceDone, experienceSeen, experienceUsedTo } from './events/experience.ts'
import { experienceSpell, experienceKnown } from './events/experience-career.ts'
import { experienceLived, experienceNotOnce, experienceOnce } from './events/experience-lived.ts'
import {
  happenedAchievement,
  happenedDeath,
  happenedFamily,
  happenedHealth,
  happenedLeisure,
  happenedLove,
  happenedMishap,
  happenedMove,
  happenedPurchase,
  happenedSocial,
  happenedStudy,
  happenedWork,
} from './events/happened.ts'
import { changedNow } from './changes/changed-now.ts'
import { correction } from './changes/correction.ts'
import { correctionBare } from './changes/correction-bare.ts'
import { correctionLived } from './changes/correction-lived.ts'
import { correctionMeant } from './changes/correction-meant.ts'
import { correctionNot, correctionThis, genericNewOne } from './changes/correction-not.ts'
import { correctionReplace } from './changes/correction-replace.ts'
import { correctionVerb } from './changes/correction-verb.ts'
import { endedActing, endedBeing, endedWay } from './changes/ended-being.ts'
import { endedDoing, endedOwning } from './changes/ended-fronted.ts'
import { genericChanged, genericNowIs, genericFixed, genericAppointment } from './changes/generic-update.ts'
import { petCalled, backTo } from './changes/known-only.ts'
import { valueNowRules } from './changes/value-now.ts'
import { attribute } from './clauses/attribute.ts'
import { frameRules } from './clauses/clauses.ts'
import { mixedNoun } from './clauses/mixed.ts'

/** Their priority decides; ties keep this order. */
export const rules: readonly ExtractionRule[] = [
  availabilityWhen,
  availabilityHours,
  phone,
  email,
  account,
  phoneNew,
  accountNew,
  accountTold,
  emailSendTo,
  nameApposed,
  nameCalled,
  nameIntroduced,
  nameSurname,
  nameEach,
  nameParts,
  nicknameCallMe,
  nicknameIs,
  nicknameRenamed,
  nicknameIAm,
  nicknameGiven,
  timezone,
  timezoneBeside,
  ageYears,
  ageBare,
  ageAlone,
  ageTurned,
  ageDecade,
  ageInfant,
  ageNearly,
  ageCompared,
  ageEach,
  agePhrase,
  agePassed,
  appearancePart,
  appearanceLook,
  appearanceWears,
  appearanceHas,
  religionIs,
  beliefBelieves,
  beliefOneTruth,
  religionNone,
  birthdayIs,
  birthdayBorn,
  birthdayToday,
  heightIs,
  heightTall,
  weightIs,
  bloodType,
  fieldLabelled,
  genderIs,
  genderBare,
  introJob,
  introOrigin,
  introSex,
  introTown,
  introYear,
  introWho,
  introStatus,
  nationalityIs,
  nationalityField,
  ethnicityIs,
  nationalityOverseas,
  personalityTrait,
  personalityType,
  personalityNamed,
  personalityKind,
  personalitySaying,
  personalityPart,
  personalityThisPerson,
  personalityAfterTopic,
  sizeSaid,
  sizeWears,
  sizeHas,
  userTypeKind,
  userTypeInverted,
  userTypeRank,
  userTypeLabel,
  zodiacStar,
  zodiacAnimal,
  affiliationMember,
  affiliationPlays,
  familyBore,
  familyBornNext,
  familyNth,
  familyParentOfMany,
  familyCompared,
  familyCount,
  familyHas,
  familyChildless,
  familyIsMy,
  familyIAm,
  familyParentOf,
  familyBoth,
  familyMembers,
  familyMention,
  familyOnly,
  familyLacks,
  ageOfKin,
  kinNamed,
  kinIntroduced,
  kinNow,
  kinStage,
  kinLives,
  kinThere,
  kinEmployer,
  kinAilment,
  membershipLeft,
  ...whoIsWho,
  relationshipPapers,
  relationshipSince,
  relationshipSeeing,
  relationshipStatus,
  relationshipWith,
  orientationIs,
  relationshipFound,
  parted,
  petKeeps,
  petFronted,
  petOurs,
  petNamed,
  petAtHome,
  petDied,
  petEach,
  petGivenAway,
  petGone,
  petIntroduced,
  petMine,
  petBreed,
  hometownFrom,
  hometownNative,
  hometownRaised,
  livingShares,
  livingByOneself,
  livingHousehold,
  livingTogetherHow,
  livingRents,
  livingIn,
  livingUnder,
  livingSituation,
  livingAlone,
  livingLeft,
  locationAddress,
  locationIsIn,
  locationHome,
  locationFares,
  locationApart,
  locationSeasons,
  locationCameTo,
  locationGoesOn,
  locationDwellsAt,
  locationLeft,
  locationNow,
  locationLiveIn,
  locationLive,
  locationRented,
  locationMove,
  locationPosted,
  locationCame,
  employerWorksAt,
  employerJoined,
  employerIs,
  employerResigned,
  employerNone,
  employerPosted,
  employerGivenUp,
  employerEntered,
  employerJobOf,
  employerStayed,
  employerNewOne,
  employerNotThere,
  employerInstead,
  employerNowAt,
  incomePay,
  incomeRaised,
  occupationIs,
  occupationField,
  occupationDoes,
  occupationAt,
  occupationAsA,
  occupationAppointed,
  occupationDepartment,
  occupationGig,
  occupationSince,
  occupationIdle,
  occupationLine,
  occupationTeaches,
  occupationServes,
  occupationLivelihood,
  occupationMere,
  occupationDutyAt,
  occupationState,
  occupationIndustry,
  occupationTrade,
  occupationDrives,
  occupationDuty,
  projectMakes,
  projectNamed,
  projectMaking,
  tenureSpan,
  tenureWorked,
  tenureCopied,
  tenureSpent,
  tenureBare,
  tenureCounted,
  tenureAfter,
  tenureCame,
  tenureNth,
  tenureSeniority,
  workThrownUp,
  workLeftSince,
  workJumped,
  workWentTo,
  workTakenUp,
  educationCourse,
  educationWay,
  educationReading,
  schoolLeft,
  languageSpeaks,
  languageNative,
  languageLevel,
  languageLearned,
  majorIs,
  majorStudent,
  majorRead,
  schoolStudies,
  schoolOf,
  educationGrade,
  educationDegree,
  educationUnfinished,
  schoolAdmitted,
  educationNow,
  skillCan,
  skillGoodAt,
  skillLearnt,
  skillStrong,
  skillFronted,
  skillCooks,
  skillHasCraft,
  skillCannot,
  skillOneHand,
  skillDoneWell,
  skillPlain,
  skillMasters,
  skillLicence,
  skillStanding,
  habitQuit,
  habitSmokes,
  habitRoutine,
  habitAbstains,
  habitCommute,
  habitRegular,
  habitEvery,
  habitWakes,
  habitChanged,
  habitInstead,
  habitHas,
  habitUsedTo,
  habitManner,
  habitOnly,
  habitNever,
  habitNeither,
  habitNoMore,
  habitNotSince,
  habitNoLonger,
  habitRelies,
  habitOfLife,
  habitRelapsed,
  habitCeased,
  habitVicesLeft,
  habitThenQuit,
  habitPutAway,
  habitWayLeft,
  instruction,
  viceDose,
  allergyTo,
  allergyBare,
  allergyBefore,
  allergyFronted,
  allergySensitive,
  dietOver,
  dietKeeps,
  dietIsEater,
  dietAbstains,
  dietMostly,
  dietStops,
  dietBare,
  healthHas,
  healthIs,
  healthSince,
  healthPatient,
  healthTrigger,
  healthWeak,
  healthBare,
  healthRecurs,
  healthHurt,
  healthLong,
  healthDelivered,
  healthDoctorSays,
  healthFound,
  healthImpaired,
  healthHealed,
  favoriteOfKind,
  favoriteRanks,
  favoriteSupports,
  fearBare,
  fearPhobia,
  fearOnly,
  fearTrigger,
  fearDaresNot,
  fearFrightens,
  fearFronted,
  fearScaredBy,
  likesListed,
  likesEspecially,
  likesSelfDescribed,
  likesHappiest,
  preferenceWouldRather,
  preferenceOver,
  preferenceChooses,
  preferenceLeans,
  preferenceDislike,
  preferenceFear,
  preferenceAbstains,
  preferenceInDoing,
  preferenceOnlyOf,
  preferenceLike,
  preferenceFavorite,
  preferenceFavoriteInverted,
  preferenceRather,
  preferencePrefers,
  dietIs,
  preferenceComparing,
  tasteCannotEat,
  tasteCraves,
  tasteDearFronted,
  tasteDearIs,
  tasteSpent,
  tasteSickened,
  tasteRather,
  tasteFronted,
  tasteOfTopic,
  tasteShuns,
  tasteToward,
  tasteDisgusts,
  tasteTurned,
  tasteOnly,
  tasteLikes,
  tasteLoathes,
  tasteBare,
  tasteFan,
  hobbyIs,
  hobbyInterested,
  hobbyMostInterested,
  hobbyTakesUp,
  likesMakesHappy,
  favoriteIdol,
  hobbyDoes,
  hobbySpends,
  hobbyForYears,
  hobbyTakingUp,
  hobbyGaveUp,
  hobbyFollowed,
  hobbyStarts,
  hobbyCollects,
  recordRank,
  recordTime,
  recordBest,
  recordReps,
  recordBroke,
  recordClocked,
  recordClassRank,
  recordTotal,
  recordTimed,
  deviceIs,
  deviceBare,
  deviceUses,
  deviceChanged,
  deviceLacks,
  deviceOwned,
  deviceWorn,
  deviceStayed,
  keptForLong,
  namedCalled,
  namedSecret,
  namedReached,
  namedDays,
  namedHeld,
  namedByOne,
  namedLine,
  namedKept,
  namedOpens,
  osUses,
  osChanged,
  ownsHas,
  ownsBought,
  ownsSold,
  ownsAtHome,
  ownsCounted,
  ownsBoth,
  ownsGiven,
  ownsNothing,
  priceIs,
  priceChanged,
  thingOver,
  usesRegularly,
  usesSwitched,
  usesNoLonger,
  usesApp,
  usesNoMore,
  vehicleHas,
  vehicleSold,
  vehicleIs,
  vehicleMine,
  vehicleNamed,
  vehicleDaily,
  goalDream,
  goalWants,
  goalSeeks,
  goalTries,
  goalTarget,
  goalStrives,
  goalHopes,
  goalPursues,
  goalSeeksPost,
  planIntends,
  planDated,
  planWill,
  planRescheduled,
  planWont,
  planCarriedOut,
  planFrontedOff,
  planInstead,
  planStartsAt,
  planReturns,
  planRedated,
  planMeant,
  planDropped,
  planCalledOff,
  planGivenUp,
  planRefuses,
  planSteps,
  planDue,
  planAgreed,
  eventTravel,
  eventAway,
  eventPurchase,
  eventLife,
  eventWed,
  ...eventChangeRules,
  eventDated,
  ...familyEvents,
  eventFeast,
  eventCameTo,
  healthOperated,
  eventLost,
  eventExam,
  eventWon,
  eventWeds,
  eventGone,
  eventGoneThen,
  eventMet,
  eventWithMe,
  eventTrip,
  eventBack,
  eventJourney,
  ...eventRules,
  experienceNever,
  experienceDone,
  experienceSeen,
  experienceUsedTo,
  experienceSpell,
  experienceKnown,
  experienceLived,
  experienceNotOnce,
  experienceOnce,
  happenedAchievement,
  happenedDeath,
  happenedFamily,
  happenedHealth,
  happenedLeisure,
  happenedLove,
  happenedMishap,
  happenedMove,
  happenedPurchase,
  happenedSocial,
  happenedStudy,
  happenedWork,
  changedNow,
  correction,
  correctionBare,
  correctionLived,
  correctionMeant,
  correctionNot,
  correctionThis,
  genericNewOne,
  correctionReplace,
  correctionVerb,
  endedActing,
  endedBeing,
  endedWay,
  endedDoing,
  endedOwning,
  genericChanged,
  genericNowIs,
  genericFixed,
  genericAppointment,
  petCalled,
  backTo,
  ...valueNowRules,
  attribute,
  ...frameRules,
  mixedNoun,
]
