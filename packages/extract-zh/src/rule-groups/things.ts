import type { ExtractionRule } from '@recollect/core'
import { deviceIs, deviceBare, deviceUses, deviceChanged, deviceLacks } from '../rules/device.ts'
import { healthBare, healthHurt } from '../rules/health-more.ts'
import {
  healthHas,
  healthIs,
  healthSince,
  healthPatient,
  allergyTo,
  healthTrigger,
  healthWeak,
} from '../rules/health.ts'
import { osUses } from '../rules/os.ts'
import { ownsSold } from '../rules/owns-sold.ts'
import { ownsHas, ownsBusiness, ownsBought } from '../rules/owns.ts'
import { petDied } from '../rules/pet-died.ts'
import { petKeeps, petFronted, petOurs, petNamed } from '../rules/pet.ts'
import { projectMakes } from '../rules/project.ts'
import { recordRank, recordTime, recordBest, recordScored, recordReps } from '../rules/record.ts'
import { skillCraft, skillDoneWell, skillGraded, skillSaidSo } from '../rules/skill-level.ts'
import { skillCan, skillGoodAt, skillLearnt, skillStrong, skillFronted, skillCooks } from '../rules/skill.ts'
import { thingsTold } from '../rules/things-told.ts'
import { usesApp, usesMembership, usesFronted, usesNoLonger } from '../rules/uses-more.ts'
import { usesRegularly } from '../rules/uses.ts'
import { vehicleHas, vehicleIs, vehicleSold } from '../rules/vehicle.ts'

/** What they have, use and can do, and their health. */
export const thingRules: readonly ExtractionRule[] = [
  skillCraft,
  skillDoneWell,
  skillGraded,
  skillSaidSo,
  healthBare,
  healthHurt,
  usesApp,
  usesMembership,
  usesFronted,
  usesNoLonger,
  ownsSold,
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
  healthTrigger,
  healthWeak,
  osUses,
  ownsHas,
  ownsBusiness,
  ownsBought,
  petKeeps,
  petFronted,
  petOurs,
  petNamed,
  petDied,
  projectMakes,
  recordRank,
  recordTime,
  recordBest,
  recordScored,
  recordReps,
  skillCan,
  skillGoodAt,
  skillLearnt,
  skillStrong,
  skillFronted,
  skillCooks,
  usesRegularly,
  vehicleHas,
  vehicleIs,
  vehicleSold,
  ...thingsTold,
]
