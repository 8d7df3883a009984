import type { ExtractionRule } from '@recollect/core/extraction'
import { happeningRules } from '../rule-groups/happenings.ts'
import { lifeRules } from '../rule-groups/life.ts'
import { personRules } from '../rule-groups/person.ts'
import { preferenceRules } from '../rule-groups/preferences.ts'
import { tasteRules } from '../rule-groups/tastes.ts'
import { thingRules } from '../rule-groups/things.ts'
import { attribute } from './attribute.ts'
import { eventChangeRules } from './event-change.ts'
import { eventRules } from './events.ts'
import { familyEvents } from './event-family.ts'
import { frameRules } from './frames.ts'
import { whoIsWho } from './person-renamed.ts'
import { valueNowRules } from './value-now.ts'
import { workingLifeRules } from '../rule-groups/working-life.ts'

/** The only place rules are registered. Their priority decides. */
export const rules: readonly ExtractionRule[] = [
  ...personRules,
  ...lifeRules,
  ...workingLifeRules,
  ...thingRules,
  ...preferenceRules,
  ...tasteRules,
  ...happeningRules,
  ...eventRules,
  ...familyEvents,
  ...whoIsWho,
  ...eventChangeRules,
  ...valueNowRules,
  ...frameRules,
  attribute,
]
