import type { RuleMatch } from '@recollect/core'
import { clausesBefore } from '../frame/earlier.ts'
import type { Subject } from '../frame/subject.ts'
import { subjectOf } from '../frame/subject.ts'
import { FRAGMENTS } from '../frames/index.ts'
import type { Domain } from '../frames/index.ts'
import { oneOf } from '../patterns.ts'
import { isAsserted, isOfRelative, isSaidOfNamed } from './asserted.ts'
import { CLASSES } from './classes.ts'
import type { ClassName } from './classes.ts'
import { contestOf, viceIn } from './classes-of-doings.ts'
import { facetOfGadget } from './classes-of-things.ts'
import type { Fragment } from './frame.ts'
import type { Reading } from './reading.ts'
import type { Tail } from './tail.ts'

/** Longer ones are sentences with a verb. */
const LONGEST = 24

/** Reads a clause that says something without a verb: 湖南人, 我妈糖尿病, 全马pb 3小时41. */
export function readFragment(match: RuleMatch, tail: Tail): Reading | null {
  if (tail.rest.length > LONGEST) return null
  const possible = ALL.filter(({ signs }) => signs.test(match.text))
  if (possible.length === 0) return null
  for (let at = 0; at < tail.rest.length; at++) {
    for (const { domain, fragment } of possible) {
      const reading = readAt({ match, tail, at, domain, fragment })
      if (reading !== null) return reading
    }
  }
  return null
}

/** A clause without a sign of them is none of them. */
const ALL = [...FRAGMENTS].flatMap(([domain, fragments]) =>
  fragments.map((fragment) => ({
    domain,
    fragment,
    signs: new RegExp(oneOf(fragment.anchors.split(' ')), 'u'),
  })),
)

const FACETS: ReadonlyMap<ClassName, (words: string) => string | undefined> = new Map([
  ['best', contestOf],
  ['dose', viceIn],
  ['gadgetIs', facetOfGadget],
])

interface Place {
  readonly match: RuleMatch
  readonly tail: Tail
  readonly at: number
  readonly domain: Domain
  readonly fragment: Fragment
}

function readAt({ match, tail, at, domain, fragment }: Place): Reading | null {
  const words = tail.rest.slice(at)
  const value = CLASSES[fragment.is](words, '')
  if (value === null || isOfRelative(words)) return null
  const subject = subjectOf(match, match.text.slice(0, at), 'chat')
  if (subject === null || !isAsserted(match, subject)) return null
  // 我当过兵，武警 is of then.
  if (
    fragment.now === true &&
    !subject.explicit &&
    clausesBefore(match.clause).some((said) => /过|以前|曾/u.test(said))
  )
    return null
  if (fragment.own !== true && !isSaidOfNamed(match, subject) && !(fragment.now === true && isOfNow(subject)))
    return null
  if (fragment.passing === true && ((subject.explicit && subject.entity === 'user') || tail.done)) return null
  const facet = FACETS.get(fragment.is)?.(words)
  return {
    domain,
    subject,
    said: [
      {
        slot: fragment.slot,
        start: at + value[0],
        end: at + value[1],
        facet,
        ...(fragment.updates === true ? { relation: 'updates' } : {}),
      },
    ],
  }
}

const isOfNow = ({ modifiers }: Subject): boolean => /现在|目前|如今/u.test(modifiers.when ?? '')
