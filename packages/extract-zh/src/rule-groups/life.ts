import type { ExtractionRule } from '@recollect/core/extraction'
import { affiliationMember, affiliationPlays } from '../rules/affiliation.ts'
import { employerResigned, employerNone } from '../rules/employer-left.ts'
import { employerEntered, employerJobOf, employerStayed } from '../rules/employer-named.ts'
import { employerNowAt } from '../rules/employer-now.ts'
import { employerWorksAt, employerJoined, employerIs } from '../rules/employer.ts'
import { hometownFrom, hometownNative, hometownRaised } from '../rules/hometown.ts'
import { incomePay } from '../rules/income.ts'
import { livingSituation, livingAlone, livingLeft } from '../rules/living-situation.ts'
import { locationAddress, locationIsIn, locationHome } from '../rules/location-address.ts'
import { locationDwellsAt, locationLeft } from '../rules/location-left.ts'
import { locationNow, locationRented, locationLiveIn, locationLive } from '../rules/location-live.ts'
import { locationMove, locationPosted, locationCame } from '../rules/location-move.ts'
import { majorIs, majorStudent } from '../rules/major.ts'
import { occupationLine, occupationServes, occupationTeaches } from '../rules/occupation-line.ts'
import { occupationLivelihood } from '../rules/occupation-livelihood.ts'
import {
  occupationState,
  occupationIndustry,
  occupationTrade,
  occupationDrives,
  occupationDuty,
} from '../rules/occupation-state.ts'
import {
  occupationIs,
  occupationField,
  occupationAsA,
  occupationDoes,
  occupationAt,
} from '../rules/occupation.ts'
import {
  relationshipStatus,
  relationshipWith,
  relationshipFound,
  orientationIs,
} from '../rules/relationship-status.ts'
import { educationNow, schoolAdmitted } from '../rules/school-named.ts'
import {
  schoolStudies,
  schoolOf,
  educationGrade,
  educationDegree,
  educationUnfinished,
} from '../rules/school.ts'
import { tenureSpan, tenureWorked } from '../rules/tenure.ts'
import { locationCameTo } from '../rules/location-came-to.ts'
import { occupationSince, occupationIdle } from '../rules/occupation-idle.ts'
import { majorRead } from '../rules/major-read.ts'
import { relationshipSince } from '../rules/relationship-since.ts'
import { experienceOnce } from '../rules/experience-once.ts'
import { educationCourse, educationWay } from '../rules/education-course.ts'
import { educationReading, schoolLeft } from '../rules/education-reading.ts'

/** Where and how they live, work and learn. */
export const lifeRules: readonly ExtractionRule[] = [
  employerEntered,
  employerJobOf,
  employerStayed,
  educationNow,
  schoolAdmitted,
  occupationLine,
  occupationServes,
  occupationTeaches,
  employerNowAt,
  occupationLivelihood,
  affiliationMember,
  affiliationPlays,
  employerWorksAt,
  employerJoined,
  employerResigned,
  employerNone,
  employerIs,
  hometownFrom,
  hometownNative,
  hometownRaised,
  incomePay,
  livingSituation,
  livingAlone,
  livingLeft,
  locationAddress,
  locationIsIn,
  locationHome,
  locationNow,
  locationRented,
  locationLiveIn,
  locationLive,
  locationDwellsAt,
  locationLeft,
  locationMove,
  locationPosted,
  locationCame,
  majorIs,
  majorStudent,
  occupationState,
  occupationIndustry,
  occupationTrade,
  occupationDrives,
  occupationDuty,
  occupationIs,
  occupationField,
  occupationAsA,
  occupationDoes,
  occupationAt,
  relationshipStatus,
  relationshipWith,
  relationshipFound,
  orientationIs,
  schoolStudies,
  schoolOf,
  educationGrade,
  educationDegree,
  educationUnfinished,
  tenureSpan,
  tenureWorked,
  occupationIdle,
  experienceOnce,
  educationReading,
  educationCourse,
  educationWay,
  schoolLeft,
  locationCameTo,
  occupationSince,
  majorRead,
  relationshipSince,
]
