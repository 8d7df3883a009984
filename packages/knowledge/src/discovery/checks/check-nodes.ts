import type { Engine } from '../../engine.ts'
import type { Original, RejectedReply } from '@recollect/core/plugin'
import type { EpochMs } from '@recollect/core'
import type { NodeDraft, NodeEvidence } from '@recollect/core/store'
import { keyForm } from '../../evolution/key-form.ts'
import { quoteFinder } from './find-quote.ts'
import { isRefusal, readDraft } from './read-draft.ts'
import type { Refusal } from './read-draft.ts'
import { membersOf } from './read-fields.ts'
import { foundation } from './value-founded.ts'

/** A proposal that stands: its words were said by the user. */
export interface Proven {
  readonly draft: NodeDraft
  readonly evidence: NodeEvidence
  readonly at: EpochMs
}

/** One that does not, with what can be read of it. */
export interface Refused extends Refusal {
  readonly draft: NodeDraft | null
  readonly given: unknown
}

export interface CheckedNodes {
  /** In order of when their words were said. */
  readonly proven: readonly Proven[]
  readonly refused: readonly Refused[]
  readonly rejected: readonly RejectedReply[]
}

/** What one reply may propose. */
const MOST_NODES = 200

/** Checks what a discoverer proposes for one episode. Pure; linear in reply and episode for each proposal. */
export function checkNodes(
  engine: Pick<Engine, 'packs' | 'termsOf' | 'matcher' | 'values' | 'settings'>,
  original: Original,
  given: unknown,
): CheckedNodes {
  const check = checkOf(engine, original)
  const { members, count } = membersOf(given, MOST_NODES)
  const proven = new Map<string, Proven>()
  const refused: Refused[] = []
  for (const one of members) {
    const checked = check(one)
    if ('evidence' in checked) {
      const twin = identity(engine, checked.draft)
      if (!proven.has(twin)) proven.set(twin, checked)
    } else refused.push(checked)
  }
  const sorted = [...proven.values()].sort(
    (a, b) =>
      a.at - b.at || (a.evidence.itemId === b.evidence.itemId ? a.evidence.start - b.evidence.start : 0),
  )
  return { proven: sorted, refused, rejected: count > members.length ? [tooMany(count)] : [] }
}

function checkOf(
  engine: Pick<Engine, 'packs' | 'termsOf' | 'settings'>,
  original: Original,
): (given: unknown) => Proven | Refused {
  const find = quoteFinder(engine, original.messages)
  const missing = foundation(engine, original)
  const { minConfidence } = engine.settings
  return (given) => {
    const draft = readDraft(given)
    if (isRefusal(draft)) return { ...draft, given, draft: null }
    const found = find(draft.quote)
    if ('reason' in found) return { ...found, given, draft }
    const detail = missing(draft.value)
    if (detail !== null) return { reason: 'value_not_founded', detail, given, draft }
    if (draft.confidence < minConfidence)
      return {
        reason: 'confidence',
        detail: `under discovery.minConfidence ${String(minConfidence)}`,
        given,
        draft,
      }
    return { draft, evidence: found.evidence, at: found.at }
  }
}

const identity = (engine: Pick<Engine, 'packs' | 'matcher' | 'values'>, { key, value }: NodeDraft): string =>
  JSON.stringify([keyForm(engine, key), engine.values.form(value)])

const tooMany = (count: number): RejectedReply => ({
  kind: 'reply',
  reason: 'too_long',
  detail: `of ${String(count)} proposals the first ${String(MOST_NODES)} were looked at`,
  proposal: '',
})
