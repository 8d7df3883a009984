import { InvalidConfigError } from '../errors/errors.ts'
import { slotRegistry } from '../slots/registry.ts'
import type { SlotSpec } from '../types/slot.ts'
import type { CheckedFactType, CheckedSlot } from './schema.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { Candidate, ExtractionContext, ExtractionRule, Refiner } from '../plugin/extractor.ts'
import type { Reading } from '../plugin/text.ts'
import type { Detection } from '../types/question.ts'
import { normalizeText } from '../util/normalize.ts'

export const slotOf = ({ slot, type }: CheckedFactType): string => slot ?? type

/** Slots as the registry takes them. */
export const declaredSlots = (slots: readonly CheckedSlot[]): readonly SlotSpec[] =>
  slots.map(({ opposite, ...slot }) => ({
    ...slot,
    factType: slot.factType ?? slot.name,
    ...(opposite === undefined ? {} : { opposite }),
  }))

/**
 * The slots that have to be registered for the types, beside those there are.
 * @throws InvalidConfigError when types say different things of one slot, or what a slot that exists does not say.
 */
export function slotsOfTypes(
  types: readonly CheckedFactType[],
  known: readonly SlotSpec[],
): readonly SlotSpec[] {
  const registry = slotRegistry(known)
  const made = new Map<string, SlotSpec>()
  for (const type of types) {
    const name = slotOf(type)
    const spec = registry.has(name) ? registry.get(name) : (made.get(name) ?? newSlot(name, type))
    if (type.cardinality !== undefined && type.cardinality !== spec.cardinality) {
      throw new InvalidConfigError(
        `The fact type "${type.type}" says that its slot "${name}" is ${type.cardinality}, but it is ${spec.cardinality}. Leave cardinality out, or use a slot of its own.`,
      )
    }
    if (!registry.has(name)) made.set(name, spec)
  }
  return [...made.values()]
}

const newSlot = (
  name: string,
  { type, kind = 'fact', cardinality = 'single' }: CheckedFactType,
): SlotSpec => ({
  name,
  kind,
  cardinality,
  sensitivity: 'normal',
  factType: type,
  description: 'of the configuration',
})

/** How sure a pack is of a text that is in none of the languages. */
const LITTLE = 0.05

/**
 * The packs as they score, but for one thing: a text in a language that none of them knows is read by the first where `concerns` it says
 * that it has to do with a custom fact. Patterns may be in any language, and need somebody to read them.
 */
export function scoreOf(
  pack: LanguagePack,
  packs: readonly LanguagePack[],
  concerns: (text: string) => boolean,
): LanguagePack['score'] {
  if (pack !== packs[0]) return (text) => pack.score(text)
  return (text) => {
    const own = pack.score(text)
    if (own > 0 || packs.some((other) => other.score(text) > 0)) return own
    return concerns(text) ? LITTLE : 0
  }
}

/**
 * A pattern rarely says whose fact it states, nor when: in "my wife's badge is B-17" the words before "badge is" do. They are read as those
 * of a question are: a fact of somebody tied to the speaker is that person's, one of anybody else is dropped, what was before is over.
 */
export function whoseFact({ detector }: LanguagePack, rules: readonly ExtractionRule[]): Refiner {
  const patterns = new Map(rules.map(({ id, pattern: { source } }) => [id, new RegExp(source, 'dgiu')]))
  const read = (text: string, { saidAt, zone, slots }: ExtractionContext): Detection =>
    detector.detect(normalizeText(text), { now: saidAt, zone, slots })
  return {
    id: 'custom/whose-fact',
    refine(candidate, reading, context) {
      const pattern = patterns.get(candidate.rule)
      const said = pattern && wordsAround(pattern, candidate, reading)
      if (said === undefined) return [candidate]
      const { entity, time } = read(said.all, context)
      const told = time === 'past' ? { ...candidate, tense: time } : candidate
      const isOwn = entity === 'user' || entity === told.entity
      if (isOwn || entity === read(said.fixed, context).entity) return [told]
      if (entity === 'other' || entity === 'addressee' || told.entity !== 'user')
        return { drop: 'it is told of somebody else' }
      return [{ ...told, entity }]
    },
  }
}

/** The words of the match without the value; all: with those before them in the clause. */
function wordsAround(
  pattern: RegExp,
  { clause, span }: Candidate,
  { source }: Reading,
): { readonly fixed: string; readonly all: string } | undefined {
  for (const match of clause.text.matchAll(pattern)) {
    const [start, end] = match.indices?.groups?.['value'] ?? [0, 0]
    const value = source.toSource(clause.start + start, clause.start + end)
    if (span.start >= value.end || value.start >= span.end) continue
    const matchEnd = match.index + match[0].length
    const fixed = `${clause.text.slice(match.index, start)} ${clause.text.slice(end, matchEnd)}`.trim()
    return { fixed, all: `${clause.text.slice(0, match.index)}${fixed}` }
  }
  return undefined
}
