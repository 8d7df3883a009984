import type { ExtractionRule } from '@recollect/core/extraction'
import { occupationNow } from './rules/occupation-now.ts'
import { stoppedHabit } from './rules/stopped-habit.ts'
import { affiliation } from './rules/affiliation.ts'
import { ageGender } from './rules/age-gender.ts'
import { allergyHas } from './rules/allergy-has.ts'
import { backTo } from './rules/back-to.ts'
import { belief } from './rules/belief.ts'
import { body } from './rules/body.ts'
import { contact } from './rules/contact.ts'
import { device } from './rules/device.ts'
import { dietEat } from './rules/diet-eat.ts'
import { dietKeeps } from './rules/diet-keeps.ts'
import { dislikesPhrase } from './rules/dislikes-phrase.ts'
import { dislikes } from './rules/dislikes.ts'
import { education } from './rules/education.ts'
import { endedState } from './rules/ended-state.ts'
import { ended } from './rules/ended.ts'
import { employerJobAt } from './rules/employer-job-at.ts'
import { employer } from './rules/employer.ts'
import { ownedUp } from './rules/own-up.ts'
import { valuesNow } from './rules/value-now.ts'
import { personRenamed } from './rules/person-renamed.ts'
import { personSame } from './rules/person-same.ts'
import { eventBirths } from './rules/event-birth.ts'
import { eventChanges } from './rules/event-change.ts'
import { events } from './rules/events.ts'
import { eventDated } from './rules/event-dated.ts'
import { eventKin } from './rules/event-kin.ts'
import { eventLife } from './rules/event-life.ts'
import { eventThing } from './rules/event-thing.ts'
import { eventTold } from './rules/event-frame.ts'
import { eventTravel } from './rules/event-travel.ts'
import { eventHappened } from './rules/event-happened.ts'
import { experience } from './rules/experience.ts'
import { familyListed } from './rules/family-list.ts'
import { familyNamed } from './rules/family-named.ts'
import { familyTold } from './rules/family-number.ts'
import { family } from './rules/family.ts'
import { favoriteNamed } from './rules/favorite-named.ts'
import { favoritePhrase } from './rules/favorite-phrase.ts'
import { favorite } from './rules/favorite.ts'
import { fears } from './rules/fear.ts'
import { field } from './rules/field.ts'
import { formLists } from './rules/form-lists.ts'
import { bareCorrections } from './rules/correction-bare.ts'
import { clauses } from './rules/clauses.ts'
import { corrections } from './rules/correction.ts'
import { generic } from './rules/generic.ts'
import { shortUpdates } from './rules/generic-short.ts'
import { goalMine } from './rules/goal-mine.ts'
import { goalsTold } from './rules/goal-aims.ts'
import { goalWant } from './rules/goal-want.ts'
import { habitIntake } from './rules/habit-intake.ts'
import { habitVolunteer } from './rules/habit-volunteer.ts'
import { habitGiven } from './rules/habit-given.ts'
import { habitRoutines } from './rules/habit-routines.ts'
import { habit } from './rules/habit.ts'
import { health } from './rules/health.ts'
import { healthMedicine } from './rules/health-medicine.ts'
import { healthAilments } from './rules/health-ailments.ts'
import { heritage } from './rules/heritage.ts'
import { hobbyMakes } from './rules/hobby-makes.ts'
import { hobbyTold } from './rules/hobby-named.ts'
import { hobbyPursued } from './rules/hobby-pursued.ts'
import { hobby } from './rules/hobby.ts'
import { hometown } from './rules/hometown.ts'
import { idioms } from './rules/idiom.ts'
import { instruction } from './rules/instruction.ts'
import { identity } from './rules/identity.ts'
import { income } from './rules/income.ts'
import { intro } from './rules/intro.ts'
import { kinAged } from './rules/kin-aged.ts'
import { kinAllergy } from './rules/kin-allergy.ts'
import { kinWho } from './rules/kin-who.ts'
import { languageFirst } from './rules/language-first.ts'
import { educationEnded } from './rules/education-ended.ts'
import { likesEnded } from './rules/likes-ended.ts'
import { likesPhrase } from './rules/likes-phrase.ts'
import { likes } from './rules/likes.ts'
import { livingCompany } from './rules/living-company.ts'
import { living } from './rules/living.ts'
import { locationLeft } from './rules/location-left.ts'
import { locationMoves } from './rules/location-move.ts'
import { majorChanged } from './rules/major-changed.ts'
import { location } from './rules/location.ts'
import { locationDwelt } from './rules/location-dwelt.ts'
import { availability } from './rules/availability.ts'
import { namedThing } from './rules/named-thing.ts'
import { namedThingOfOurs } from './rules/named-thing-of-ours.ts'
import { size } from './rules/size.ts'
import { timezone } from './rules/timezone.ts'
import { nameIam } from './rules/name-i-am.ts'
import { nameIs } from './rules/name-is.ts'
import { nameKinIs } from './rules/name-kin-is.ts'
import { nameIntroduced } from './rules/name-introduced.ts'
import { nameKin } from './rules/name-kin.ts'
import { nickname } from './rules/nickname.ts'
import { occupationActs } from './rules/occupation-acts.ts'
import { occupationTrade } from './rules/occupation-trade.ts'
import { occupationState } from './rules/occupation-state.ts'
import { occupationIs } from './rules/occupation-is.ts'
import { occupationWork } from './rules/occupation-work.ts'
import { personDescribed } from './rules/person-described.ts'
import { petsLost } from './rules/pet-lost.ts'
import { personality } from './rules/personality.ts'
import { petNamed } from './rules/pet-named.ts'
import { petCalled } from './rules/pet-called.ts'
import { petParent } from './rules/pet-parent.ts'
import { playedNoMore } from './rules/played-no-more.ts'
import { plansFirst } from './rules/plan-first.ts'
import { plansTold } from './rules/plan-ahead.ts'
import { plans } from './rules/plan.ts'
import { possessions } from './rules/possessions.ts'
import { preferenceWeighed } from './rules/preference-weighed.ts'
import { preference } from './rules/preference.ts'
import { project } from './rules/project.ts'
import { record } from './rules/record.ts'
import { relationshipStatus } from './rules/relationship-status.ts'
import { relationshipTold } from './rules/relationship-turns.ts'
import { sinceLong } from './rules/since-long.ts'
import { skillAble } from './rules/skill-able.ts'
import { skillGoodAt } from './rules/skill-good-at.ts'
import { skillTech } from './rules/skill-tech.ts'
import { skill } from './rules/skill.ts'
import { stoppedDoing } from './rules/stopped.ts'
import { switchedHabits } from './rules/switched.ts'
import { tenureMark } from './rules/tenure-mark.ts'
import { tenureLasting } from './rules/tenure-lasting.ts'
import { thingsMine } from './rules/things-mine.ts'
import { userType } from './rules/user-type.ts'
import { thingsInUse } from './rules/things-in-use.ts'
import { usesNamed } from './rules/uses-named.ts'
import { uses } from './rules/uses.ts'
import { ageRound } from './rules/age-round.ts'
import { bioLine } from './rules/bio-line.ts'
import { birthdayNear } from './rules/birthday-near.ts'
import { dislikesRefuses } from './rules/dislikes-refuses.ts'
import { employerLeft } from './rules/employer-left.ts'
import { familyAges } from './rules/family-ages.ts'
import { familyWith } from './rules/family-with.ts'
import { habitAmount } from './rules/habit-amount.ts'
import { habitCommute } from './rules/habit-commute.ts'
import { healthFindings } from './rules/health-findings.ts'
import { kinOccasion } from './rules/kin-occasion.ts'
import { languageWhere } from './rules/language-where.ts'
import { learningDays } from './rules/learning-days.ts'
import { livingLets } from './rules/living-lets.ts'
import { locationByLandmark } from './rules/location-by-landmark.ts'
import { occupationLikeMe } from './rules/occupation-like-me.ts'
import { oneWith } from './rules/one-with.ts'
import { overHealth } from './rules/over-health.ts'
import { overPlan } from './rules/over-plan.ts'
import { overPursuit } from './rules/over-pursuit.ts'
import { overThing } from './rules/over-thing.ts'
import { occupationPromoted } from './rules/occupation-promoted.ts'
import { relationshipWed } from './rules/relationship-wed.ts'
import { locationRented } from './rules/location-rented.ts'
import { ownsAppliance } from './rules/owns-appliance.ts'
import { ownsBusiness } from './rules/owns-business.ts'
import { ownsGiven } from './rules/owns-given.ts'
import { petVet } from './rules/pet-vet.ts'
import { planBusy } from './rules/plan-busy.ts'
import { projectOwnWork } from './rules/project-own-work.ts'
import { relationshipOnce } from './rules/relationship-once.ts'
import { tenureFronted } from './rules/tenure-fronted.ts'

/** The only place rules are registered. Their priority decides; ties keep this order. */
export const rules: readonly ExtractionRule[] = [
  ...instruction,
  ...timezone,
  ...availability,
  ...size,
  ...namedThing,
  ...namedThingOfOurs,
  ...nameIs,
  ...nickname,
  ...heritage,
  ...personDescribed,
  ...locationDwelt,
  relationshipTold,
  ...thingsInUse,
  ...healthAilments,
  tenureLasting,
  ...tenureMark,
  ...languageFirst,
  nameIam,
  ...petNamed,
  nameIntroduced,
  ...nameKin,
  nameKinIs,
  field,
  formLists,
  ...contact,
  ...location,
  ...stoppedDoing,
  ...switchedHabits,
  ...ended,
  educationEnded,
  endedState,
  playedNoMore,
  stoppedHabit,
  likesEnded,
  ...overThing,
  ...overPursuit,
  ...overPlan,
  overHealth,
  ...petsLost,
  ...locationLeft,
  ...locationMoves,
  majorChanged,
  petCalled,
  locationRented,
  ...hometown,
  occupationIs,
  ...occupationWork,
  occupationPromoted,
  occupationActs,
  ...occupationState,
  occupationTrade,
  ...employer,
  employerJobAt,
  ...education,
  ...identity,
  intro,
  ...ageGender,
  ...relationshipStatus,
  relationshipWed,
  ...personality,
  ...userType,
  ...body,
  ...health,
  ...allergyHas,
  healthMedicine,
  ...device,
  ...possessions,
  petParent,
  ...thingsMine,
  ...family,
  ...familyNamed,
  ...familyTold,
  ...kinWho,
  kinAged,
  kinAllergy,
  ...familyListed,
  ...favorite,
  ...favoriteNamed,
  ...favoritePhrase,
  ...preference,
  ...preferenceWeighed,
  ...likes,
  ...likesPhrase,
  ...dislikes,
  ...dislikesPhrase,
  ...fears,
  ...idioms,
  ...hobby,
  ...hobbyPursued,
  ...hobbyMakes,
  hobbyTold,
  sinceLong,
  ...skill,
  skillTech,
  ...skillAble,
  ...skillGoodAt,
  habitVolunteer,
  habitIntake,
  ...habit,
  ...habitGiven,
  ...habitRoutines,
  dietEat,
  ...dietKeeps,
  ...goalMine,
  ...plans,
  ...goalWant,
  ...project,
  ...experience,
  ...living,
  ...livingCompany,
  eventKin,
  eventTravel,
  ...eventHappened,
  ...eventLife,
  eventDated,
  ...eventThing,
  eventTold,
  ...plansTold,
  ...plansFirst,
  ...goalsTold,
  ...record,
  affiliation,
  income,
  ...belief,
  uses,
  ...usesNamed,
  ageRound,
  ...bioLine,
  birthdayNear,
  dislikesRefuses,
  ...employerLeft,
  familyAges,
  ...familyWith,
  habitAmount,
  habitCommute,
  ...healthFindings,
  kinOccasion,
  ...languageWhere,
  learningDays,
  ...livingLets,
  ...locationByLandmark,
  occupationLikeMe,
  oneWith,
  ownsAppliance,
  ownsBusiness,
  ownsGiven,
  petVet,
  planBusy,
  projectOwnWork,
  ...relationshipOnce,
  tenureFronted,
  ...events,
  ...eventBirths,
  ...eventChanges,
  ...personRenamed,
  ...personSame,
  ...valuesNow,
  occupationNow,
  ...clauses,
  // Last: values whose slot only the conversation knows.
  ...corrections,
  ...bareCorrections,
  ownedUp,
  ...shortUpdates,
  backTo,
  ...generic,
]
