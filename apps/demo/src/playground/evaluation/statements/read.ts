import type { Label } from '@recollect/testkit/scoring'
import { flag, readRows, rows, text, texts } from '../jsonl.ts'
import type { Row } from '../jsonl.ts'

/** A message and the facts in it. */
export interface Statement {
  readonly id: string
  readonly text: string
  /** Null: it is one when it has a label that is asked for. */
  readonly isFact: boolean | null
  readonly labels: readonly Label[]
}

export async function readStatements(file: string): Promise<Statement[]> {
  const all = await readRows(file)
  return all.map((one) => ({
    id: text(one, 'id'),
    text: text(one, 'text'),
    isFact: flag(one, 'is_fact'),
    labels: rows(one, 'cards').map(labelOf),
  }))
}

const labelOf = (card: Row): Label => ({
  entity: text(card, 'entity', 'user'),
  slot: text(card, 'slot'),
  value: text(card, 'value'),
  relation: text(card, 'relation'),
  when: text(card, 'when'),
  polarity: text(card, 'polarity'),
  alt_slots: texts(card, 'alt_slots'),
  alt_values: texts(card, 'alt_values'),
  alt_keys: rows(card, 'alt_keys').map((key) => ({
    entity: text(key, 'entity', text(card, 'entity', 'user')),
    slot: text(key, 'slot', text(card, 'slot')),
  })),
  optional: flag(card, 'optional') ?? false,
})
