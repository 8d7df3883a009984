import type { ExtractionRule } from '@recollect/core/extraction'
import { availabilityHours, availabilityWhen } from '../rules/availability.ts'
import { employerNewOne } from '../rules/employer-new-one.ts'
import { backTo, petCalled } from '../rules/known-only.ts'
import { incomeNow, weightNow } from '../rules/measure-now.ts'
import { relationshipPapers } from '../rules/relationship-papers.ts'
import { tasteRather, tasteSickened, tasteSpent } from '../rules/taste-spent.ts'
import { recordTotal } from '../rules/record-total.ts'
import { recordTimed } from '../rules/record-timed.ts'
import { ownsBoth, ownsCounted } from '../rules/owns-counted.ts'
import { healthDoctorSays, healthFound, healthImpaired } from '../rules/health-diagnosed.ts'
import { ownsGiven, ownsNothing } from '../rules/owns-given.ts'
import { allergyBare, allergyBefore, allergyFronted, allergySensitive, allergyTo } from '../rules/allergy.ts'
import { thingOver } from '../rules/thing-over.ts'
import { healthHealed } from '../rules/health-healed.ts'
import { healthDelivered } from '../rules/health-delivered.ts'
import { deviceOwned, deviceIs, deviceBare, deviceUses, deviceChanged, deviceLacks } from '../rules/device.ts'
import { healthBare, healthHurt, healthRecurs } from '../rules/health-bare.ts'
import {
  healthHas,
  healthIs,
  healthSince,
  healthPatient,
  healthTrigger,
  healthWeak,
} from '../rules/health.ts'
import { deviceStayed, keptForLong } from '../rules/kept-for-long.ts'
import { namedByOne, namedKept, namedLine, namedOpens } from '../rules/named-thing-kept.ts'
import { namedCalled, namedDays, namedHeld, namedReached, namedSecret } from '../rules/named-thing.ts'
import { osUses, osChanged } from '../rules/os.ts'
import { ownsSold } from '../rules/owns-sold.ts'
import { ownsHas, ownsBusiness, ownsBought } from '../rules/owns.ts'
import { petDied } from '../rules/pet-died.ts'
import { petBreed, petIntroduced, petMine } from '../rules/pet-introduced.ts'
import { petKeeps, petFronted, petOurs, petNamed } from '../rules/pet.ts'
import { projectMakes } from '../rules/project.ts'
import {
  recordBest,
  recordBroke,
  recordClocked,
  recordRank,
  recordReps,
  recordTime,
  recordClassRank,
} from '../rules/record.ts'
import { sizeHas, sizeSaid, sizeWears } from '../rules/size.ts'
import { skillDoneWell } from '../rules/skill-level.ts'
import { skillCan, skillGoodAt, skillLearnt, skillStrong, skillFronted, skillCooks } from '../rules/skill.ts'
import { accountTold, emailSendTo } from '../rules/contact-given.ts'
import { deviceWorn } from '../rules/device-worn.ts'
import { petEach } from '../rules/pet-each.ts'
import { petAtHome } from '../rules/pet-at-home.ts'
import { ownsAtHome } from '../rules/owns-at-home.ts'
import { vehicleDaily } from '../rules/vehicle-daily.ts'
import { healthLong } from '../rules/health-long.ts'
import { skillPlain } from '../rules/skill-plain.ts'
import { projectMaking } from '../rules/project-making.ts'
import { timezone, timezoneBeside } from '../rules/timezone.ts'
import { usesApp, usesNoLonger, usesNoMore } from '../rules/uses-product.ts'
import { usesRegularly, usesSwitched } from '../rules/uses.ts'
import { vehicleHas, vehicleIs, vehicleMine, vehicleNamed, vehicleSold } from '../rules/vehicle.ts'

/** What they have, use and can do, and their health. */
export const thingRules: readonly ExtractionRule[] = [
  namedCalled,
  namedSecret,
  namedReached,
  namedDays,
  namedHeld,
  namedByOne,
  namedLine,
  namedKept,
  namedOpens,
  timezone,
  timezoneBeside,
  availabilityWhen,
  availabilityHours,
  sizeSaid,
  sizeWears,
  sizeHas,
  skillDoneWell,
  healthBare,
  healthHurt,
  healthRecurs,
  usesApp,
  usesNoLonger,
  ownsSold,
  deviceOwned,
  deviceIs,
  deviceBare,
  deviceUses,
  deviceChanged,
  deviceLacks,
  healthHas,
  healthIs,
  healthSince,
  healthPatient,
  allergyTo,
  allergyBare,
  allergyBefore,
  allergyFronted,
  allergySensitive,
  healthTrigger,
  healthWeak,
  osUses,
  keptForLong,
  deviceStayed,
  ownsHas,
  ownsBusiness,
  ownsBought,
  petKeeps,
  petFronted,
  petOurs,
  petNamed,
  petIntroduced,
  petMine,
  petBreed,
  petDied,
  projectMakes,
  recordRank,
  recordTime,
  recordBest,
  recordReps,
  recordBroke,
  recordClocked,
  skillCan,
  skillGoodAt,
  skillLearnt,
  skillStrong,
  skillFronted,
  skillCooks,
  usesRegularly,
  usesSwitched,
  vehicleHas,
  vehicleIs,
  vehicleMine,
  vehicleNamed,
  vehicleSold,
  thingOver,
  accountTold,
  emailSendTo,
  osChanged,
  deviceWorn,
  petAtHome,
  petEach,
  ownsAtHome,
  vehicleDaily,
  healthLong,
  healthDelivered,
  healthHealed,
  skillPlain,
  recordClassRank,
  usesNoMore,
  projectMaking,
  healthDoctorSays,
  healthFound,
  healthImpaired,
  ownsGiven,
  ownsNothing,
  ownsBoth,
  ownsCounted,
  recordTimed,
  recordTotal,
  backTo,
  employerNewOne,
  petCalled,
  incomeNow,
  relationshipPapers,
  tasteRather,
  tasteSickened,
  tasteSpent,
  weightNow,
]
