import { takeModifiers } from '../text/modifiers.ts'
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

/** 一到换季鼻炎就犯: whenever it is so. */
const WHENEVER =
  /^(?:我|俺)?(?:一到|每到|每逢|一|逢|赶上)(?:换季|冬天|夏天|春天|秋天|入冬|入夏|开春|变天|阴天|阴雨天|下雨天?|天冷|天一冷|花期|飘柳絮|过敏季|梅雨季|累|熬夜|着凉|紧张|着急|上火|加班)(?:的时候)?(?:我|俺)?/u

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
  if (options.has('long') && tail.duration === null) return null
  if (options.has('refuses') && (tail.done || TODAY.test(scene.text))) return null
  const named = rest.replace(SELF, '')
  const opens = WHENEVER.exec(named)?.[0].length ?? 0
  for (let start = opens; start < named.length; start++) {
    const words = named.slice(start)
    const value = frame.takes.map(([, read]) => read(words, '')).find((found) => found !== null)
    if (!value || isOfRelative(words)) continue
    const mine = named === rest ? '' : '我'
    const subject = scene.subjectOf(
      (opens > 0 && /我|俺/u.test(scene.text.slice(0, opens)) ? '我' : '') +
        scene.text.slice(opens, start) +
        mine,
    )
    if (subject === null || !isAsserted(scene.match, subject)) continue
    const modifiers = { ...subject.modifiers, when: subject.modifiers.when ?? when }
    const changed = options.has('ends') ? ({ relation: 'retracts' } as const) : {}
    const lasts =
      options.has('lasts') && tail.duration !== null
        ? [{ slot: 'tenure', start: tail.duration[0], end: tail.duration[1] }]
        : []
    const adds = options.get('adds')
    const said = {
      slot,
      start: start + value[0],
      end: start + value[1],
      ...(adds === undefined ? {} : { value: scene.text.slice(start + value[0], start + value[1]) + adds }),
      facet: options.get('facet'),
      ...changed,
    }
    return { domain, subject: { ...subject, modifiers }, said: [said, ...lasts] }
  }
  return null
}
