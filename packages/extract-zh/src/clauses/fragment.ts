import { clausesBefore } from '../text/earlier.ts'
import type { Subject } from '../text/subject.ts'
import { FRAMES } from '../frames/index.ts'
import type { Domain } from '../frames/index.ts'
import { oneOf } from '../text/patterns.ts'
import { isAsserted, isOfRelative, isSaidOfNamed } from './asserted.ts'
import { contestOf, viceIn } from './classes-of-doings.ts'
import { facetOfGadget } from './classes-of-things.ts'
import type { Frame } from './frame.ts'
import type { Reading } from './reading.ts'
import type { Scene } from './scene.ts'
import type { Tail } from './tail.ts'

/** Longer ones are sentences with a verb. */
const LONGEST = 24

/** Reads a clause that says something without a verb: 湖南人, 我妈糖尿病, 全马pb 3小时41. */
export function readFragment(scene: Scene, tail: Tail): Reading | null {
  if (tail.rest.length > LONGEST) return null
  const possible = ALL.filter(({ signs }) => signs.test(scene.text))
  if (possible.length === 0) return null
  for (let at = 0; at < tail.rest.length; at++) {
    for (const { domain, fragment } of possible) {
      const reading = readAt({ scene, tail, at, domain, fragment })
      if (reading !== null) return reading
    }
  }
  return null
}

/** A clause without a sign of them is none of them. */
const ALL = FRAMES.filter(({ frame }) => frame.shape === 'fragment').map(({ domain, frame }) => ({
  domain,
  fragment: frame,
  signs: new RegExp(oneOf(frame.words), 'u'),
}))

const FACETS: ReadonlyMap<string, (words: string) => string | undefined> = new Map([
  ['best', contestOf],
  ['dose', viceIn],
  ['gadgetIs', facetOfGadget],
])

interface Place {
  readonly scene: Scene
  readonly tail: Tail
  readonly at: number
  readonly domain: Domain
  readonly fragment: Frame
}

function readAt(place: Place): Reading | null {
  const { scene, tail, at, domain, fragment } = place
  const { slot, options } = fragment
  const words = tail.rest.slice(at)
  const found = valueIn(fragment, words)
  if (found === null || slot === null || isOfRelative(words)) return null
  const subject = scene.subjectOf(scene.text.slice(0, at))
  if (subject === null || !isAsserted(scene.match, subject) || !holdsOf(subject, place)) return null
  const [of, start, end] = found
  return {
    domain,
    subject,
    said: [
      {
        slot,
        start: at + start,
        end: at + end,
        facet: options.get('facet') ?? FACETS.get(of)?.(words),
        ...(options.has('updates') ? { relation: 'updates' } : {}),
        ...(options.has('not') ? { polarity: 'negative' } : {}),
      },
      ...(options.has('lasts') && tail.duration !== null
        ? [{ slot: 'tenure', start: tail.duration[0], end: tail.duration[1] }]
        : []),
    ],
  }
}

/** Whether it is said of a subject as the options of its line ask. */
function holdsOf(subject: Subject, { scene: { match }, tail, fragment: { options } }: Place): boolean {
  const own = subject.explicit && subject.entity === 'user'
  // 我当过兵，武警 is of then.
  if (options.has('now') && !subject.explicit && clausesBefore(match.clause).some(isOfThen)) return false
  if ((options.has('de') && !tail.de) || (options.has('done') && !tail.done)) return false
  if (options.has('lasts') && tail.duration === null) return false
  if (options.has('passing') && (own || tail.done)) return false
  if (options.has('lasting') && (tail.done || subject.modifiers.when !== null)) return false
  return (
    options.has('own') ||
    (options.has('opens') &&
      (match.clause.index === 0 || /生日|[周虚实]岁/u.test(clausesBefore(match.clause)[0] ?? ''))) ||
    isSaidOfNamed(match, subject) ||
    (options.has('now') && isOfNow(subject))
  )
}

function valueIn({ takes }: Frame, words: string): readonly [of: string, start: number, end: number] | null {
  for (const [of, read] of takes) {
    const value = read(words, '')
    if (value !== null) return [of, ...value]
  }
  return null
}

const isOfThen = (said: string): boolean => /过|以前|曾/u.test(said)
const isOfNow = ({ modifiers }: Subject): boolean => /现在|目前|如今/u.test(modifiers.when ?? '')
