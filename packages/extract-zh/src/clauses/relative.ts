import type { RuleMatch } from '@recollect/core/extraction'
import { KIN_WORDS, relationOf } from '../text/kin.ts'
import { subjectOf } from '../text/subject.ts'
import { isAsserted } from './asserted.ts'
import { readFragment } from './fragment.ts'
import type { Reading } from './reading.ts'
import { sceneOfOne } from './scene.ts'
import { tailOf } from './tail.ts'
import { readByVerb } from './verb.ts'

/** 我有个在深圳做律师的姐姐, 我那个糖尿病的老妈: somebody with what describes them before them. */
const DESCRIBED = new RegExp(
  `^(?<lead>(?:对了|其实|因为)?(?:我|俺|咱)们?(?:家里?)?(?:还|就|只)?(?:有|那|这)?(?:一?[个位]|[俩两][个位]?)?)(?<said>[^,我你您他她它的]{2,18})的(?:亲)?(?<kin>${KIN_WORDS})`,
  'u',
)

/** Reads what describes one of the speaker's people before their name; null when nothing does. */
export function readRelative(match: RuleMatch): Reading | null {
  if (!match.text.includes('的')) return null
  const { lead = '', said, kin } = DESCRIBED.exec(match.text)?.groups ?? {}
  const relation = kin === undefined ? undefined : relationOf(kin)
  if (said === undefined || relation === undefined || relation === 'pet') return null
  const scene = sceneOfOne(match, said, `user.${relation}`)
  const tail = tailOf(said)
  const reading = readByVerb(scene, { ...tail, de: true }) ?? readFragment(scene, tail)
  if (reading === null) return null
  return shifted(reading, lead.length)
}

const AGED =
  /^(?<lead>(?<who>[^,]{1,6}?)(?:今年|都|已经|也|马上|快){0,2}(?<age>[一二三四五六七八九]?十[一二三四五六七八九]?|[1-9]\d)岁?了)(?:还|都|也|现在|就)?(?<said>[^,]{2,20})$/u

/** 我三十五了还没对象: how old somebody is, and what else is so. */
export function readAged(match: RuleMatch): readonly Reading[] {
  const { lead = '', who, age, said } = AGED.exec(match.text)?.groups ?? {}
  if (who === undefined || age === undefined || said === undefined) return []
  const subject = subjectOf(match, who, 'none')
  if (subject === null || !isAsserted(match, subject)) return []
  const start = match.text.indexOf(age, who.length)
  const rest = match.text.slice(lead.length)
  const scene = sceneOfOne(match, rest, subject.entity)
  const reading = readByVerb(scene, tailOf(rest)) ?? readFragment(scene, tailOf(rest))
  const aged: Reading = { domain: 'people', subject, said: [{ slot: 'age', start, end: start + age.length }] }
  return reading === null ? [aged] : [aged, shifted(reading, lead.length)]
}

const shifted = (reading: Reading, by: number): Reading => ({
  ...reading,
  said: reading.said.map((one) => ({ ...one, start: one.start + by, end: one.end + by })),
})
