import { hashOf, labelOf } from '../input/keys.ts'
import { metadataOf } from '../input/metadata.ts'
import { isPlain, stringOf } from '../input/shape.ts'
import { skipped } from '../record.ts'
import type { ImportRecord, Place } from '../record.ts'

/** An edge of mem0's graph, as a line that can be found: `alice works_at acme`. */
export function relationRecord(relation: unknown, place: Place): ImportRecord {
  const [source, name, target] = isPlain(relation)
    ? [
        stringOf(relation, 'source'),
        stringOf(relation, 'relationship', 'relation'),
        stringOf(relation, 'target', 'destination'),
      ]
    : []
  if (source === undefined || name === undefined || target === undefined)
    return skipped(place, 'malformed', 'it needs "source", "relationship" and "target"')
  return {
    kind: 'message',
    place,
    message: {
      text: `${source} ${name} ${target}`,
      role: 'assistant',
      speaker: 'mem0',
      key: labelOf('import', 'mem0', 'relation', hashOf([source, name, target])),
      metadata: metadataOf('mem0', { relation: name.slice(0, 256) }),
    },
  }
}
