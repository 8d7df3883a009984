import type { ExtractionRule } from '@recollect/core'
import { ageYears, ageBare, ageAlone, ageDecade, ageInfant, ageTurned } from '../rules/age.ts'
import { appearancePart, appearanceLook, appearanceWears } from '../rules/appearance.ts'
import { religionIs, beliefCreed, beliefOneTruth, beliefBelieves } from '../rules/belief.ts'
import { birthdayIs, birthdayBorn, birthdayToday } from '../rules/birthday.ts'
import { heightIs, heightTall, weightIs, bloodType } from '../rules/body.ts'
import { phone, email, account } from '../rules/contact.ts'
import { genderIs, genderBare } from '../rules/gender.ts'
import { introJob, introOrigin, introSex } from '../rules/intro.ts'
import { languageSpeaks, languageNative, languageLevel } from '../rules/language.ts'
import { nameCalled, nameIntroduced, nameSurname } from '../rules/name-call.ts'
import { nationalityIs, nationalityField, ethnicityIs } from '../rules/nationality.ts'
import { nicknameCallMe, nicknameIs, nicknameRenamed, nicknameIAm } from '../rules/nickname.ts'
import { personTold } from '../rules/person-told.ts'
import { personalityThisPerson } from '../rules/personality-self.ts'
import {
  personalityTrait,
  personalityType,
  personalityNamed,
  personalityQuality,
} from '../rules/personality.ts'
import { userTypeKind } from '../rules/user-type.ts'
import { zodiacStar, zodiacAnimal } from '../rules/zodiac.ts'

/** Who the speaker is, and how to reach them. */
export const personRules: readonly ExtractionRule[] = [
  introJob,
  introOrigin,
  introSex,
  personalityThisPerson,
  ageYears,
  ageBare,
  ageAlone,
  ageDecade,
  ageInfant,
  ageTurned,
  appearancePart,
  appearanceLook,
  appearanceWears,
  religionIs,
  beliefCreed,
  beliefOneTruth,
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
  genderIs,
  genderBare,
  languageSpeaks,
  languageNative,
  languageLevel,
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
  personalityTrait,
  personalityType,
  personalityNamed,
  personalityQuality,
  userTypeKind,
  zodiacStar,
  zodiacAnimal,
  ...personTold,
]
