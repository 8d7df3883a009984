import type { ExtractionRule } from '@recollect/core/extraction'
import { eventCameTo } from '../rules/event-came-to.ts'
import { goalTries } from '../rules/goal-tries.ts'
import { eventFeast } from '../rules/event-feast.ts'
import { goalSeeksPost } from '../rules/goal-seeks-post.ts'
import { planRedated, planReturns, planStartsAt } from '../rules/plan-dated-work.ts'
import { correctionBare } from '../rules/correction-bare.ts'
import { correctionLived } from '../rules/correction-lived.ts'
import { correctionReplace } from '../rules/correction-replace.ts'
import { correctionNot, correctionThis, genericNewOne } from '../rules/correction-not.ts'
import { correction } from '../rules/correction.ts'
import { changedNow } from '../rules/changed-now.ts'
import { endedDoing, endedOwning } from '../rules/ended-fronted.ts'
import { eventDated } from '../rules/event-dated.ts'
import { eventJourney } from '../rules/event-journey.ts'
import { healthOperated } from '../rules/event-medical.ts'
import { eventExam, eventLost, eventWeds, eventWon } from '../rules/event-misc.ts'
import { eventGone, eventGoneThen, eventMet, eventWithMe } from '../rules/event-people.ts'
import { eventBack, eventTrip } from '../rules/event-trip.ts'
import { eventTravel, eventAway, eventPurchase, eventLife, eventWed } from '../rules/event.ts'
import { experienceLived, experienceNotOnce } from '../rules/experience-lived.ts'
import { experienceNever, experienceDone, experienceSeen, experienceUsedTo } from '../rules/experience.ts'
import { familyCount } from '../rules/family-count.ts'
import { familyHas, familyChildless } from '../rules/family-has.ts'
import { familyIsMy, familyIAm, familyParentOf, familyBoth } from '../rules/family-is.ts'
import { familyMembers } from '../rules/family-members.ts'
import { familyMention } from '../rules/family-mention.ts'
import { familyLacks, familyOnly } from '../rules/family-only-child.ts'
import { familyBore } from '../rules/family-born.ts'
import { fieldLabelled } from '../rules/field.ts'
import { genericChanged, genericFixed, genericNowIs, genericAppointment } from '../rules/generic-update.ts'
import { goalHopes, goalStrives } from '../rules/goal-aims.ts'
import { goalPursues } from '../rules/goal-pursues.ts'
import { goalTarget } from '../rules/goal-target.ts'
import { goalDream, goalWants, goalSeeks } from '../rules/goal.ts'
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
} from '../rules/happened.ts'
import { correctionMeant } from '../rules/correction-meant.ts'
import { correctionVerb } from '../rules/correction-verb.ts'
import { familyNth, familyParentOfMany } from '../rules/family-children.ts'
import { endedActing, endedBeing, endedWay } from '../rules/ended-being.ts'
import { kinAilment, kinEmployer, kinLives, kinThere } from '../rules/kin-whereabouts.ts'
import { ageOfKin } from '../rules/kin-age.ts'
import { kinNamed } from '../rules/kin-named.ts'
import { kinStage } from '../rules/kin-traits.ts'
import { employerInstead, employerNotThere } from '../rules/employer-not-there.ts'
import { membershipLeft } from '../rules/membership-left.ts'
import { mixedNoun } from '../rules/mixed.ts'
import { parted } from '../rules/parted.ts'
import { petGivenAway, petGone } from '../rules/pet-gone.ts'
import { planFrontedOff, planInstead } from '../rules/plan-changed.ts'
import { planCarriedOut } from '../rules/plan-carried-out.ts'
import { planDropped, planCalledOff, planGivenUp, planRefuses, planMeant } from '../rules/plan-dropped.ts'
import { planAgreed, planDue, planSteps } from '../rules/plan-steps.ts'
import { planIntends, planDated, planWill, planRescheduled, planWont } from '../rules/plan.ts'
import { projectNamed } from '../rules/project-named.ts'

/** Relatives, what happened and what is to come, and updates. */
export const happeningRules: readonly ExtractionRule[] = [
  fieldLabelled,
  changedNow,
  kinAilment,
  kinEmployer,
  kinLives,
  kinThere,
  endedActing,
  endedBeing,
  endedWay,
  familyNth,
  familyParentOfMany,
  correctionVerb,
  correctionMeant,
  endedDoing,
  endedOwning,
  planFrontedOff,
  planInstead,
  kinStage,
  familyLacks,
  familyOnly,
  kinNamed,
  membershipLeft,
  employerInstead,
  employerNotThere,
  parted,
  petGivenAway,
  petGone,
  projectNamed,
  familyBore,
  healthOperated,
  eventBack,
  eventTrip,
  eventExam,
  eventLost,
  eventWeds,
  eventWon,
  mixedNoun,
  ageOfKin,
  familyMembers,
  familyMention,
  eventJourney,
  correctionBare,
  correctionLived,
  correctionReplace,
  correctionNot,
  correctionThis,
  genericNewOne,
  eventDated,
  experienceLived,
  experienceNotOnce,
  eventGone,
  eventGoneThen,
  eventMet,
  eventWithMe,
  familyCount,
  goalHopes,
  goalPursues,
  goalStrives,
  goalTarget,
  planAgreed,
  planDue,
  planSteps,
  planCarriedOut,
  planDropped,
  planCalledOff,
  planGivenUp,
  planRefuses,
  planMeant,
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
  correction,
  eventTravel,
  eventAway,
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
  genericChanged,
  genericNowIs,
  genericAppointment,
  genericFixed,
  goalDream,
  goalWants,
  goalSeeks,
  planIntends,
  planDated,
  planWill,
  planRescheduled,
  planWont,
  eventFeast,
  goalSeeksPost,
  planRedated,
  planReturns,
  planStartsAt,
  goalTries,
  eventCameTo,
]
