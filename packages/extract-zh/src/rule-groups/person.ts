import type { ExtractionRule } from '@recollect/core/extraction'
import { ageYears, ageBare, ageAlone, ageDecade, ageInfant, ageTurned } from '../rules/age.ts'
import { appearancePart, appearanceLook, appearanceWears } from '../rules/appearance.ts'
import { religionIs, beliefOneTruth, beliefBelieves } from '../rules/belief.ts'
import { birthdayIs, birthdayBorn, birthdayToday } from '../rules/birthday.ts'
import { heightIs, heightTall, weightIs, bloodType } from '../rules/body.ts'
import { phone, phoneNew, email, account, accountNew } from '../rules/contact.ts'
import { genderIs, genderBare } from '../rules/gender.ts'
import { introJob, introOrigin, introSex } from '../rules/intro.ts'
import { languageSpeaks, languageNative, languageLevel } from '../rules/language.ts'
import { nameApposed } from '../rules/name-apposed.ts'
import { nameEach } from '../rules/name-each.ts'
import { nameCalled, nameIntroduced, nameSurname } from '../rules/name-call.ts'
import { nationalityIs, nationalityField, ethnicityIs } from '../rules/nationality.ts'
import { nicknameCallMe, nicknameIs, nicknameRenamed, nicknameIAm } from '../rules/nickname.ts'
import { personalityThisPerson } from '../rules/personality-self.ts'
import { personalityTrait, personalityType, personalityNamed } from '../rules/personality.ts'
import { userTypeKind } from '../rules/user-type.ts'
import { zodiacStar, zodiacAnimal } from '../rules/zodiac.ts'
import { ageNearly } from '../rules/age-nearly.ts'
import { personalityPart } from '../rules/personality-part.ts'
import { languageLearned } from '../rules/language-learned.ts'
import { religionNone } from '../rules/religion-none.ts'
import { nationalityOverseas } from '../rules/nationality-overseas.ts'
import { userTypeLabel } from '../rules/user-type-label.ts'
import { nameParts } from '../rules/name-parts.ts'

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
  phoneNew,
  email,
  account,
  accountNew,
  genderIs,
  genderBare,
  languageSpeaks,
  languageNative,
  languageLevel,
  nameCalled,
  nameIntroduced,
  nameApposed,
  nameEach,
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
  userTypeKind,
  zodiacStar,
  zodiacAnimal,
  nameParts,
  ageNearly,
  personalityPart,
  languageLearned,
  religionNone,
  nationalityOverseas,
  userTypeLabel,
]
