import { InvalidImportError } from '@recollect/core'
import { refuseSeveral } from '../input/owners.ts'
import { labelOf } from '../input/keys.ts'
import { memoryRecords } from '../memories/memory-records.ts'
import { isList, isPlain, stringOf } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { byTime } from '../by-time.ts'
import { relationRecord } from './relation.ts'

/** Who says what mem0 kept. */
const MEM0 = 'mem0'

/**
 * Memories of mem0: a list, or `{ results, relations }`, as `get_all`, `search` and exports give them. What they say was worded by a
 * model, about the user and perhaps from what others said: they are kept as the words of an assistant, which can be found but never
 * become facts,
 * unless `trust` reads them as the user's own. @throws InvalidImportError where they belong to several users and none was named.
 */
export function readMem0(value: unknown, user: string | undefined, trust: boolean): readonly ImportRecord[] {
  const { memories, list, relations, more } = partsOf(value)
  refuseMixed(memories, user)
  const records = memories.flatMap((memory, n) => ofMemory(memory, [...list, n], user, trust))
  const graph = relations.map((relation, n) => relationRecord(relation, at('relations', n)))
  const rest = more ? [skipped(at('next'), 'incomplete', 'this is one page of several')] : []
  return [...byTime(records), ...graph, ...rest]
}

interface Parts {
  readonly memories: readonly unknown[]
  /** Where they stand. */
  readonly list: readonly string[]
  readonly relations: readonly unknown[]
  /** Whether there are further pages. */
  readonly more: boolean
}

const LISTS = ['results', 'memories'] as const

function partsOf(value: unknown): Parts {
  if (isList(value)) return { memories: value, list: [], relations: [], more: false }
  const held = isPlain(value) ? value : {}
  if (typeof held['memory'] === 'string') return { memories: [held], list: [], relations: [], more: false }
  const name = LISTS.find((one) => isList(held[one])) ?? ''
  const [memories, relations] = [held[name], held['relations']]
  if (!isList(memories)) {
    throw new InvalidImportError(
      'The file',
      'has no list of memories: neither a list, nor "results" nor "memories".',
    )
  }
  return {
    memories,
    list: [name],
    relations: isList(relations) ? relations : [],
    more: typeof held['next'] === 'string',
  }
}

const ownerOf = (memory: unknown): string | undefined =>
  isPlain(memory) ? stringOf(memory, 'user_id') : undefined

/** Memories of several people must not end up in one scope. */
function refuseMixed(memories: readonly unknown[], user: string | undefined): void {
  const owners = [...new Set(memories.flatMap((memory) => ownerOf(memory) ?? []))]
  if (user === undefined) refuseSeveral(owners)
}

function ofMemory(
  memory: unknown,
  where: readonly (string | number)[],
  user: string | undefined,
  trust: boolean,
): readonly ImportRecord[] {
  const place = at(...where)
  if (!isPlain(memory)) return [skipped(place, 'malformed', 'not an object')]
  const owner = ownerOf(memory)
  if (user !== undefined && owner !== undefined && owner !== user)
    return [skipped(place, 'other-user', 'it has another user_id')]
  const text = stringOf(memory, 'memory', 'text', 'data', 'content')
  if (text === undefined) return [skipped(place, 'malformed', 'it has no "memory"')]
  const run = stringOf(memory, 'run_id')
  return memoryRecords(
    {
      text,
      time: timeOf(memory['updated_at']) ?? timeOf(memory['created_at']),
      id: stringOf(memory, 'id') ?? '',
      about: about(memory),
      holds: true,
      ...(run === undefined ? {} : { session: labelOf(MEM0, run) }),
    },
    place,
    { format: MEM0, trust, names: [owner ?? user ?? ''] },
  )
}

const KEPT = [
  'id',
  'user_id',
  'agent_id',
  'app_id',
  'run_id',
  'actor_id',
  'role',
  'created_at',
  'expiration_date',
  'categories',
  'metadata',
] as const

const about = (memory: Plain): Plain =>
  Object.fromEntries(
    KEPT.flatMap((name) =>
      memory[name] === undefined || memory[name] === null ? [] : [[name, memory[name]]],
    ),
  )
