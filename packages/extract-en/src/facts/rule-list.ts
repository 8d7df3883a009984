// Made by `npm run rules`: the rules of every file beside it. Not to be changed by hand.
import type { ExtractionRule } from '@recollect/core/extraction'
import { availability } from './contact/availability.ts'
import { contact } from './contact/contact.ts'
import { nameIam } from './contact/name-i-am.ts'
import { nameIntroduced } from './contact/name-introduced.ts'
import { nameIs } from './contact/name-is.ts'
import { nameKin } from './contact/name-kin.ts'
import { nameKinIs } from './contact/name-kin-is.ts'
import { nickname } from './contact/nickname.ts'
import { timezone } from './contact/timezone.ts'
import { ageGender, ageRound } from './self/age-gender.ts'
import { belief } from './self/belief.ts'
import { bioLine } from './self/bio-line.ts'
import { birthdayNear } from './self/birthday-near.ts'
import { body } from './self/body.ts'
import { field } from './self/field.ts'
import { formLists } from './self/form-lists.ts'
import { heritage } from './self/heritage.ts'
import { identity } from './self/identity.ts'
import { intro } from './self/intro.ts'
import { personDescribed } from './self/person-described.ts'
import { personality } from './self/personality.ts'
import { size } from './self/size.ts'
import { userType } from './self/user-type.ts'
import { affiliation } from './people/affiliation.ts'
import { family } from './people/family.ts'
import { familyAges } from './people/family-ages.ts'
import { familyListed } from './people/family-list.ts'
import { familyNamed } from './people/family-named.ts'
import { familyTold } from './people/family-number.ts'
import { familyWith } from './people/family-with.ts'
import { kinAged } from './people/kin-aged.ts'
import { kinOccasion } from './people/kin-occasion.ts'
import { kinWho } from './people/kin-who.ts'
import { personRenamed } from './people/person-renamed.ts'
import { personSame } from './people/person-same.ts'
import { relationshipOnce } from './people/relationship-once.ts'
import { relationshipStatus } from './people/relationship-status.ts'
import { relationshipTold } from './people/relationship-turns.ts'
import { relationshipWed } from './people/relationship-wed.ts'
import { petCalled } from './pets/pet-called.ts'
import { petsLost } from './pets/pet-lost.ts'
import { petNamed } from './pets/pet-named.ts'
import { petParent } from './pets/pet-parent.ts'
import { petVet } from './pets/pet-vet.ts'
import { hometown } from './home/hometown.ts'
import { living } from './home/living.ts'
import { livingCompany } from './home/living-company.ts'
import { livingLets } from './home/living-lets.ts'
import { location } from './home/location.ts'
import { locationByLandmark } from './home/location-by-landmark.ts'
import { locationDwelt } from './home/location-dwelt.ts'
import { locationLeft } from './home/location-left.ts'
import { locationMoves } from './home/location-move.ts'
import { employer, employerLeft } from './work/employer.ts'
import { employerJobAt } from './work/employer-job-at.ts'
import { income } from './work/income.ts'
import { occupationActs } from './work/occupation-acts.ts'
import { occupationIs } from './work/occupation-is.ts'
import { occupationLikeMe } from './work/occupation-like-me.ts'
import { occupationNow } from './work/occupation-now.ts'
import { occupationPromoted } from './work/occupation-promoted.ts'
import { occupationState } from './work/occupation-state.ts'
import { occupationTrade } from './work/occupation-trade.ts'
import { occupationWork } from './work/occupation-work.ts'
import { project } from './work/project.ts'
import { projectOwnWork } from './work/project-own-work.ts'
import { tenureFronted } from './work/tenure-fronted.ts'
import { tenureLasting } from './work/tenure-lasting.ts'
import { tenureMark } from './work/tenure-mark.ts'
import { education } from './study/education.ts'
import { educationEnded } from './study/education-ended.ts'
import { languageFirst } from './study/language-first.ts'
import { languageWhere } from './study/language-where.ts'
import { learningDays } from './study/learning-days.ts'
import { majorChanged } from './study/major-changed.ts'
import { skill } from './study/skill.ts'
import { skillAble } from './study/skill-able.ts'
import { skillGoodAt } from './study/skill-good-at.ts'
import { skillTech } from './study/skill-tech.ts'
import { habit } from './habits/habit.ts'
import { habitCommute } from './habits/habit-commute.ts'
import { stoppedHabit } from './habits/habit-ended.ts'
import { habitGiven } from './habits/habit-given.ts'
import { habitIntake, habitAmount } from './habits/habit-intake.ts'
import { habitRoutines } from './habits/habit-routines.ts'
import { habitVolunteer } from './habits/habit-volunteer.ts'
import { instruction } from './habits/instruction.ts'
import { switchedHabits } from './habits/switched.ts'
import { healthAilments } from './health/ailments.ts'
import { allergyHas, kinAllergy } from './health/allergy.ts'
import { dietEat } from './health/diet-eat.ts'
import { dietKeeps } from './health/diet-keeps.ts'
import { health } from './health/health.ts'
import { healthFindings } from './health/health-findings.ts'
import { healthMedicine, medicineChanged } from './health/health-medicine.ts'
import { overHealth } from './health/over-health.ts'
import { dislikes } from './tastes/dislikes.ts'
import { dislikesPhrase } from './tastes/dislikes-phrase.ts'
import { dislikesRefuses } from './tastes/dislikes-refuses.ts'
import { favorite } from './tastes/favorite.ts'
import { favoriteNamed } from './tastes/favorite-named.ts'
import { favoritePhrase } from './tastes/favorite-phrase.ts'
import { fears } from './tastes/fear.ts'
import { idioms } from './tastes/idiom.ts'
import { likes } from './tastes/likes.ts'
import { likesEnded } from './tastes/likes-ended.ts'
import { likesPhrase } from './tastes/likes-phrase.ts'
import { preference } from './tastes/preference.ts'
import { preferenceWeighed } from './tastes/preference-weighed.ts'
import { hobby } from './pastimes/hobby.ts'
import { hobbyMakes } from './pastimes/hobby-makes.ts'
import { hobbyTold } from './pastimes/hobby-named.ts'
import { hobbyPursued } from './pastimes/hobby-pursued.ts'
import { overPursuit } from './pastimes/over-pursuit.ts'
import { playedNoMore } from './pastimes/played-no-more.ts'
import { record } from './pastimes/record.ts'
import { sinceLong } from './pastimes/since-long.ts'
import { device } from './things/device.ts'
import { namedThing } from './things/named-thing.ts'
import { namedThingOfOurs } from './things/named-thing-of-ours.ts'
import { namedThingPrice } from './things/named-thing-price.ts'
import { oneWith } from './things/one-with.ts'
import { overThing } from './things/over-thing.ts'
import { ownsAppliance } from './things/owns-appliance.ts'
import { ownsBusiness } from './things/owns-business.ts'
import { ownsGiven } from './things/owns-given.ts'
import { possessions } from './things/possessions.ts'
import { thingsMine } from './things/things-mine.ts'
import { uses } from './things/uses.ts'
import { usesNamed } from './things/uses-named.ts'
import { goalsTold } from './plans/goal-aims.ts'
import { goalMine } from './plans/goal-mine.ts'
import { goalWant } from './plans/goal-want.ts'
import { overPlan } from './plans/over-plan.ts'
import { plans } from './plans/plan.ts'
import { plansTold } from './plans/plan-ahead.ts'
import { planBusy } from './plans/plan-busy.ts'
import { plansFirst } from './plans/plan-first.ts'
import { eventBirths } from './events/event-birth.ts'
import { eventChanges } from './events/event-change.ts'
import { eventDated } from './events/event-dated.ts'
import { eventTold } from './events/event-frame.ts'
import { eventHappened } from './events/event-happened.ts'
import { eventKin } from './events/event-kin.ts'
import { eventLife } from './events/event-life.ts'
import { eventThing } from './events/event-thing.ts'
import { eventTravel } from './events/event-travel.ts'
import { events } from './events/events.ts'
import { experience } from './events/experience.ts'
import { backTo } from './changes/back-to.ts'
import { corrections } from './changes/correction.ts'
import { bareCorrections } from './changes/correction-bare.ts'
import { slip } from './changes/correction-slip.ts'
import { ended } from './changes/ended.ts'
import { endedState } from './changes/ended-state.ts'
import { generic } from './changes/generic.ts'
import { shortUpdates } from './changes/generic-short.ts'
import { ownedUp } from './changes/own-up.ts'
import { stoppedDoing } from './changes/stopped.ts'
import { valuesNow } from './changes/value-now.ts'
import { clauses } from './clauses/clauses.ts'

/** Their priority decides; ties keep this order. */
export const rules: readonly ExtractionRule[] = [
  ...availability,
  ...contact,
  nameIam,
  nameIntroduced,
  ...nameIs,
  ...nameKin,
  nameKinIs,
  ...nickname,
  ...timezone,
  ...ageGender,
  ageRound,
  ...belief,
  ...bioLine,
  birthdayNear,
  ...body,
  field,
  formLists,
  ...heritage,
  ...identity,
  intro,
  ...personDescribed,
  ...personality,
  ...size,
  ...userType,
  affiliation,
  ...family,
  familyAges,
  ...familyListed,
  ...familyNamed,
  ...familyTold,
  ...familyWith,
  kinAged,
  kinOccasion,
  ...kinWho,
  ...personRenamed,
  ...personSame,
  ...relationshipOnce,
  ...relationshipStatus,
  relationshipTold,
  relationshipWed,
  petCalled,
  ...petsLost,
  ...petNamed,
  petParent,
  petVet,
  ...hometown,
  ...living,
  ...livingCompany,
  ...livingLets,
  ...location,
  ...locationByLandmark,
  ...locationDwelt,
  ...locationLeft,
  ...locationMoves,
  ...employer,
  ...employerLeft,
  employerJobAt,
  income,
  occupationActs,
  occupationIs,
  occupationLikeMe,
  occupationNow,
  occupationPromoted,
  ...occupationState,
  occupationTrade,
  ...occupationWork,
  ...project,
  projectOwnWork,
  tenureFronted,
  tenureLasting,
  ...tenureMark,
  ...education,
  educationEnded,
  ...languageFirst,
  ...languageWhere,
  learningDays,
  majorChanged,
  ...skill,
  ...skillAble,
  ...skillGoodAt,
  skillTech,
  ...habit,
  habitCommute,
  stoppedHabit,
  ...habitGiven,
  habitIntake,
  habitAmount,
  ...habitRoutines,
  habitVolunteer,
  ...instruction,
  ...switchedHabits,
  ...healthAilments,
  ...allergyHas,
  kinAllergy,
  dietEat,
  ...dietKeeps,
  ...health,
  ...healthFindings,
  healthMedicine,
  medicineChanged,
  overHealth,
  ...dislikes,
  ...dislikesPhrase,
  dislikesRefuses,
  ...favorite,
  ...favoriteNamed,
  ...favoritePhrase,
  ...fears,
  ...idioms,
  ...likes,
  likesEnded,
  ...likesPhrase,
  ...preference,
  ...preferenceWeighed,
  ...hobby,
  ...hobbyMakes,
  hobbyTold,
  ...hobbyPursued,
  ...overPursuit,
  playedNoMore,
  ...record,
  sinceLong,
  ...device,
  ...namedThing,
  ...namedThingOfOurs,
  ...namedThingPrice,
  oneWith,
  ...overThing,
  ownsAppliance,
  ownsBusiness,
  ownsGiven,
  ...possessions,
  ...thingsMine,
  uses,
  ...usesNamed,
  ...goalsTold,
  ...goalMine,
  ...goalWant,
  ...overPlan,
  ...plans,
  ...plansTold,
  planBusy,
  ...plansFirst,
  ...eventBirths,
  ...eventChanges,
  eventDated,
  eventTold,
  ...eventHappened,
  eventKin,
  ...eventLife,
  ...eventThing,
  eventTravel,
  ...events,
  ...experience,
  backTo,
  ...corrections,
  ...bareCorrections,
  slip,
  ...ended,
  endedState,
  ...generic,
  ...shortUpdates,
  ownedUp,
  ...stoppedDoing,
  ...valuesNow,
  ...clauses,
]
