import { InvalidImportError } from '@recollect/core'
import type { Role } from '@recollect/core'
import { namesShown, refuseSeveral } from '../input/owners.ts'
import type { Skipped } from '../record.ts'
import type { Voice } from './voice.ts'

/** Who speaks in a record; or why it cannot be taken for anybody's words. */
export type Heard =
  { readonly role: Role; readonly speaker: string | undefined } | Pick<Skipped, 'reason' | 'detail'>

/**
 * Tells the user's turns from those of others: by their roles, else by the name of the user, else because nobody else speaks. What may
 * be somebody else's is never the user's. @throws InvalidImportError where several speak and nothing tells who of them is the user.
 */
export function whoIsUser(voices: readonly Voice[], user: string | undefined): (voice: Voice) => Heard {
  const owner = ownerOf(voices, user)
  const own = voices.filter((voice) => !isOthers(voice, owner))
  const name = owner === undefined ? nameOf(own, user) : undefined
  const asNames = name !== undefined && own.some(({ word }) => word === name)
  const heard = asNames ? own.map(named) : own
  const someRole = heard.some(({ role }) => role !== null)
  const someName = heard.some((voice) => voice.role === null && voice.name !== undefined)
  if (name === undefined) refuseSpeakers(heard.filter(({ role }) => role === (someRole ? 'user' : null)))
  return (voice) => {
    if (isOthers(voice, owner)) return { reason: 'other-user', detail: 'it has another user_id' }
    const one = asNames ? named(voice) : voice
    return name === undefined ? byRole(one, someRole, someName) : byName(one, name)
  }
}

const isOthers = (voice: Voice, owner: string | undefined): boolean =>
  owner !== undefined && voice.owner !== undefined && voice.owner !== owner

/** The user whose conversations are read, where they say whose they are. */
function ownerOf(voices: readonly Voice[], user: string | undefined): string | undefined {
  const owners = [...new Set(voices.flatMap(({ owner }) => owner ?? []))]
  if (user !== undefined && owners.includes(user)) return user
  refuseSeveral(owners)
  return undefined
}

/** The user's name among those of the speakers; where nobody is named there is nothing to tell by it. */
function nameOf(voices: readonly Voice[], user: string | undefined): string | undefined {
  const names = new Set(
    voices.flatMap(({ name, word, owner }) => [name, word, owner].flatMap((one) => one ?? [])),
  )
  if (user === undefined || names.size === 0) return undefined
  if (voices.some(({ name, word }) => name === user || word === user)) return user
  throw new InvalidImportError(
    'The file',
    `has no speaker ${namesShown([user])}. It has: ${namesShown([...names])}. Name one of them.`,
  )
}

/** Where the user is called by a name that stands for a role, the roles are names. */
const named = (voice: Voice): Voice =>
  voice.role === 'unknown' ? { ...voice, role: null, name: voice.name ?? voice.word } : voice

function refuseSpeakers(voices: readonly Voice[]): void {
  const names = [...new Set(voices.flatMap(({ name }) => name ?? []))]
  if (names.length < 2) return
  throw new InvalidImportError(
    'The file',
    `holds what ${names.length} speakers said (${namesShown(names)}), and no role tells them apart. Say which of them is the user.`,
  )
}

const malformed = (detail: string): Heard => ({ reason: 'malformed', detail })
const NO_ROLE = malformed(
  'its role is none of user, assistant, tool, system. If it is a name, say which of them is the user’s',
)
const NO_SPEAKER = malformed('it names no speaker, and other records of the file do')

function byRole({ role, name: speaker }: Voice, someRole: boolean, someName: boolean): Heard {
  if (role === 'unknown') return NO_ROLE
  if (role !== null) return { role, speaker }
  if (someRole) return malformed('it names no role, and other records of the file do')
  return someName && speaker === undefined ? NO_SPEAKER : { role: 'user', speaker }
}

/** Another person's words are kept as an assistant's, as those of mem0 are: they can be found, and give no facts. */
function byName({ role, name: speaker }: Voice, user: string): Heard {
  if (role === 'unknown') return NO_ROLE
  if (role !== null && role !== 'user') return { role, speaker }
  if (role === null && speaker === undefined) return NO_SPEAKER
  return { role: speaker === undefined || speaker === user ? 'user' : 'assistant', speaker }
}
