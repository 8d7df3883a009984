import { EXPANSION_KINDS } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { Expansion } from '@recollect/core/extraction'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'
import { textsOf } from '../texts.ts'

function* expansionFaults({ kind, terms, text, weight }: Expansion): Generator<string> {
  if (!EXPANSION_KINDS.includes(kind)) yield `has no kind ${kind}`
  if (!(weight > 0 && weight <= 1)) yield `weighs ${String(weight)} as ${kind}`
  if (terms.length === 0 || terms.includes('') || text.trim() === '') yield `has an empty term as ${kind}`
}

export const expanderCases = [
  packCase('expands queries into terms with a weight up to 1', (subject) => {
    const { pack, detect } = subject
    const expand = (text: string) =>
      pack.expander.expand(normalizeText(text), detect(text), new Set(EXPANSION_KINDS))
    expectNone(
      textsOf(subject).flatMap((text) =>
        expand(text).flatMap((one) => [...expansionFaults(one)].map((fault) => `${quoted(text)} ${fault}`)),
      ),
    )
  }),

  packCase('expands only as it is asked to', (subject) => {
    const { pack, detect } = subject
    expectNone(
      textsOf(subject).flatMap((text) => {
        const [normalized, detection] = [normalizeText(text), detect(text)]
        return EXPANSION_KINDS.flatMap((kind) =>
          pack.expander
            .expand(normalized, detection, new Set([kind]))
            .filter((one) => one.kind !== kind)
            .map((one) => `${quoted(text)}: ${one.kind} for ${kind}`),
        )
      }),
    )
  }),
]
