import type { RuleMatch } from '@recollect/core/extraction'
import { KIN_WORDS, relationOf } from '../frame/kin.ts'
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
  const moved = reading.said.map((one) => ({
    ...one,
    start: one.start + lead.length,
    end: one.end + lead.length,
  }))
  return { ...reading, said: moved }
}
