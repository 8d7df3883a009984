import { isOf } from './classes.ts'
import { complementsFrom } from './complements.ts'
import type { Phrase } from './phrase.ts'
import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'
import type { VerbGroup } from './verb.ts'

/** What "my NOUN is X" tells: the preposition before X, its class, and the slot. */
interface Attribute {
  readonly preposition: string
  readonly classes: readonly string[]
  readonly slot: string
  readonly domain: string
  readonly facet?: string
}

const degree: Attribute = { preposition: 'in', classes: ['STUDY'], slot: 'major', domain: 'work' }
const ride: Attribute = { preposition: '', classes: ['VEHICLE', 'MAKE'], slot: 'vehicle', domain: 'things' }
const car: Attribute = { ...ride, facet: 'car' }
const gadget: Attribute = { preposition: '', classes: ['DEVICE', 'MAKE'], slot: 'device', domain: 'things' }

const job: Attribute = { preposition: '', classes: ['JOB'], slot: 'occupation', domain: 'work' }

const ATTRIBUTES: ReadonlyMap<string, Attribute> = new Map([
  ...['degree', 'bachelors', 'masters', 'phd', 'doctorate'].map((noun) => [noun, degree] as const),
  ...['job', 'title', 'role', 'profession', 'occupation', 'trade'].map((noun) => [noun, job] as const),
  ...['bike', 'bicycle', 'motorbike', 'motorcycle', 'ride', 'scooter'].map((noun) => [noun, ride] as const),
  ...['car', 'truck', 'van', 'ute', 'suv', 'daily'].map((noun) => [noun, car] as const),
  ...['phone', 'laptop', 'computer', 'tablet', 'camera', 'console'].map((noun) => [noun, gadget] as const),
])

/** "My degree's in geology", "our truck is a Tundra". */
export function attributeFacts(said: Said, noun: Phrase, verb: VerbGroup): readonly DomainFact[] {
  const attribute = ATTRIBUTES.get(noun.head)
  if (!attribute || verb.negative || verb.past || verb.future) return []
  const { preposition, classes, facet, ...rest } = attribute
  const found = complementsFrom(said.words, verb.end).list[0]
  if (found?.preposition !== preposition || !isOf(classes, found.phrase, said)) return []
  const { from, to } = found.phrase
  return [{ ...rest, entity: 'user', from, to, at: verb.at, ...(facet !== undefined && { facet }) }]
}
