import { takeModifiers } from '../frame/modifiers.ts'
import { FRAMES } from '../frames/index.ts'
import type { FrameOfDomain } from '../frames/index.ts'
import { isAsserted, isOfRelative } from './asserted.ts'
import type { Reading } from './reading.ts'
import type { Scene } from './scene.ts'
import type { Tail } from './tail.ts'

const VERBS: ReadonlyMap<string, readonly FrameOfDomain[]> = byVerb()
const LONGEST = Math.max(...[...VERBS.keys()].map((verb) => verb.length))

function byVerb(): Map<string, FrameOfDomain[]> {
  const found = new Map<string, FrameOfDomain[]>()
  for (const entry of FRAMES)
    if (entry.frame.shape === 'topic')
      for (const verb of entry.frame.words) found.set(verb, [...(found.get(verb) ?? []), entry])
  return found
}

const TODAY = /今[天晚儿日早]|这[会顿次]|待会儿?|一会儿?/u

/** 烟我戒了: 我 after what it is said of. */
const SELF = /我$/u

/** Reads a clause whose verb comes last: 健身停了, 把相机出了, 围棋我学了三年. */
export function readTopic(scene: Scene, tail: Tail): Reading | null {
  for (let length = LONGEST; length > 0; length--) {
    const at = tail.rest.length - length
    for (const entry of (at > 1 ? VERBS.get(tail.rest.slice(at)) : undefined) ?? []) {
      const reading = readBefore(scene, tail, at, entry)
      if (reading !== null) return reading
    }
  }
  return null
}

function readBefore(scene: Scene, tail: Tail, at: number, { domain, frame }: FrameOfDomain): Reading | null {
  const { slot, options } = frame
  const { rest, negative, over, when } = takeModifiers(scene.text.slice(0, at))
  if (slot === null || negative || over || (options.has('ends') && !tail.done)) return null
  if (options.has('refuses') && (tail.done || TODAY.test(scene.text))) return null
  const named = rest.replace(SELF, '')
  for (let start = 0; start < named.length; start++) {
    const words = named.slice(start)
    const value = frame.takes.map(([, read]) => read(words, '')).find((found) => found !== null)
    if (!value || isOfRelative(words)) continue
    const mine = named === rest ? '' : '我'
    const subject = scene.subjectOf(scene.text.slice(0, start) + mine)
    if (subject === null || !isAsserted(scene.match, subject)) continue
    const modifiers = { ...subject.modifiers, when: subject.modifiers.when ?? when }
    const changed = options.has('ends') ? ({ relation: 'retracts' } as const) : {}
    const said = {
      slot,
      start: start + value[0],
      end: start + value[1],
      facet: options.get('facet'),
      ...changed,
    }
    return { domain, subject: { ...subject, modifiers }, said: [said] }
  }
  return null
}
