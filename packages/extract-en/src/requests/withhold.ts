import type { At, Found } from './found.ts'
import { aboutEnd, clauseEnd, spanTo, stretch } from './found.ts'
import { thingIn } from './object.ts'
import { tables } from './tables.ts'

const JOINT = /^[:,;—–-]$/u
const SELF = /^(?:i|i'm|i've|i'd|we|we're|we've|my|our)$/u
const FILLER = /^(?:but|and|please|ok|okay|though|yet)$/u

/** Where the words begin that are not to be kept, after a colon or a comma; -1 where none follow in the sentence. */
function contentAt({ tokens }: At, from: number, isBare = false): number {
  let at = from
  while (at < tokens.length && (JOINT.test(tokens[at]?.key ?? '') || FILLER.test(tokens[at]?.key ?? '')))
    at += 1
  // "Off the record I called in sick".
  const isSaid = at > from || (isBare && SELF.test(tokens[at]?.key ?? ''))
  return isSaid && at < tokens.length ? at : -1
}

/** "Don't save this": what it points at is said after it, before it, or in the message before. */
function pointing(here: At, from: number, isBare = false): Found | null {
  const { tokens, said, previous, next } = here
  const content = contentAt(here, from, isBare)
  if (content >= 0)
    return {
      kind: 'withhold',
      of: 'words',
      about: stretch(tokens, content, tokens.length),
      span: spanTo(here, tokens.length),
    }
  if (aboutEnd(tokens, from, tokens.length) > from) return null
  // "Don't save this:" on a line of its own.
  if (next && tokens.at(-1)?.key === ':')
    return { kind: 'withhold', of: 'words', about: [next.start, next.end], span: [said.start, next.markEnd] }
  const start = tokens[here.from]?.start ?? said.start
  const before = here.text.slice(said.start, start)
  if (/[\p{L}\p{N}]/u.test(before))
    return {
      kind: 'withhold',
      of: 'words',
      about: [said.start, said.start + before.replace(/[\s,;—–-]{1,9}$/u, '').length],
      span: [said.start, said.markEnd],
    }
  if (previous)
    return {
      kind: 'withhold',
      of: 'words',
      about: [previous.start, previous.end],
      span: [previous.start, said.markEnd],
    }
  return { kind: 'forget', of: 'last', about: null, span: spanTo(here, tokens.length) }
}

/** "Don't save my salary: 70k" withholds it; "don't keep my address" is about what is known. */
function ofThing(here: At, from: number): Found | null {
  const { tokens } = here
  const colon = tokens.findIndex(({ key }, at) => at >= from && (key === ':' || key === '='))
  if (/^(?:my|our)$/u.test(tokens[from]?.key ?? '') && colon > from && colon - from <= 6)
    return {
      kind: 'withhold',
      of: 'words',
      about: stretch(tokens, from, tokens.length),
      span: spanTo(here, tokens.length),
    }
  const to = clauseEnd(tokens, from)
  const thing = thingIn(tokens, from, to, { isDeleting: true, isLoose: false, isPlain: true })
  if (thing?.of === 'last') return { kind: 'forget', of: 'last', about: null, span: spanTo(here, to) }
  if (thing?.of === 'everything') return null
  const start = tokens[from]?.key === 'that' ? from + 1 : from
  const isTold = tokens[from]?.key === 'that' && /^(?:i|i'm|i've|my|we|our)$/u.test(tokens[start]?.key ?? '')
  if (isTold)
    return {
      kind: 'withhold',
      of: 'words',
      about: stretch(tokens, start, aboutEnd(tokens, start, to)),
      span: spanTo(here, to),
    }
  return (
    thing && {
      kind: 'forget',
      of: 'words',
      about: stretch(tokens, thing.from, thing.to),
      span: spanTo(here, to),
    }
  )
}

/** "Don't remember this: my number is …", "off the record, …". */
export function withholdAt(here: At): Found | null {
  const { tokens, at, said } = here
  if (said.mark.includes('?') && !here.isAsked) return null
  const { withholding, offRecord, places } = tables()
  const off = offRecord.at(tokens, at)
  if (off) return pointing(here, at + off.length, tokens[at + off.length - 1]?.key === 'record')
  const found = withholding.at(tokens, at)
  if (!found) return null
  const from = at + found.length
  const pointed = tables().this.at(tokens, from)
  if (!pointed) return ofThing(here, from)
  const end = from + pointed.length
  const place = places.at(tokens, end)
  return pointing(here, end + (place?.length ?? 0)) ?? ofThing(here, from)
}
