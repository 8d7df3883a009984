import type { Config } from '../config/schema.ts'
import { stepsOf, toEnd } from '../extract/steps.ts'
import type { ExtractionContext, ExtractionSteps, Extractor } from '../plugin/extractor.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { Detector } from '../plugin/query.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { termsOf } from '../text/terms.ts'
import type { SlotSpec } from '../types/slot.ts'
import { textHash } from '../util/strings.ts'
import { customExtractor, joined } from './extraction.ts'
import type { Equipped } from './extraction.ts'
import { namedIn, namesOf, namingDetector } from './named-slots.ts'
import type { SlotWords } from './named-slots.ts'
import { compileTypes, rulesOf } from './rules.ts'
import type { CompiledType } from './rules.ts'
import { checkCustom } from './schema.ts'
import type { CheckedSlot } from './schema.ts'
import { scoreOf, declaredSlots, slotOf, slotsOfTypes } from './slots.ts'

/** Packs and slots as a configuration wants them. */
export interface CustomFacts {
  /** They find the facts of its `factTypes` too, and know their slots in questions. */
  readonly packs: readonly LanguagePack[]
  /** What the registry takes beside the built-in slots and those of the packs. */
  readonly slots: readonly SlotSpec[]
  /** Empty, or what the id of the packs has behind it: with other types, messages are to be read again. */
  readonly mark: string
}

const asWritten = (text: string) => text

/**
 * Packs that find the configuration's facts too, and the slots it declares.
 * @throws InvalidConfigError naming the entry or pattern that is refused.
 */
export function equip(
  packs: readonly LanguagePack[],
  config: Pick<Config, 'slots' | 'factTypes'>,
  slots: readonly SlotSpec[],
): CustomFacts {
  const checked = checkCustom(config)
  const declared = declaredSlots(checked.slots)
  const known = [...packs.flatMap((pack) => pack.slots), ...declared, ...slots]
  const types = checked.factTypes
  const added = slotsOfTypes(types, known)
  // Even where there is no pack: a pattern is refused wherever it is checked.
  const plain = compileTypes(types, asWritten)
  const equipped = packs.map((pack) => ({ pack, compiled: compileTypes(types, pack.fold) }))
  return {
    packs: equipAll(equipped, wordsOf(checked.slots, [plain, ...equipped.map(({ compiled }) => compiled)])),
    slots: [...declared, ...added, ...slots],
    mark: types.length === 0 ? '' : `+custom@${textHash(JSON.stringify(types))}`,
  }
}

/** Every way to name a slot. */
function wordsOf(
  slots: readonly CheckedSlot[],
  compiled: readonly (readonly CompiledType[])[],
): readonly SlotWords[] {
  const declared = slots
    .filter(({ name }) => !name.endsWith('*'))
    .map(({ name }) => ({ slot: name, entity: 'user', words: [name] }))
  const ofTypes = compiled.flat().map(({ type, patterns }) => ({
    slot: slotOf(type),
    entity: type.entity,
    words: [
      type.type,
      ...(type.slot === undefined ? [] : [type.slot]),
      ...patterns.flatMap(({ words }) => words),
    ],
  }))
  return [...declared, ...ofTypes]
}

function equipAll(
  equipped: readonly { readonly pack: LanguagePack; readonly compiled: readonly CompiledType[] }[],
  words: readonly SlotWords[],
): readonly LanguagePack[] {
  const given = equipped.map(({ pack }) => pack)
  const terms = termsOf(given)
  const names = namesOf(words, given, terms)
  const rules = equipped.map(({ compiled }) => compiled.flatMap(rulesOf))
  const anchors = rules[0]?.flatMap((rule) => rule.anchors) ?? []
  const concerns = (text: string) =>
    anchors.some((anchor) => text.includes(anchor)) || namedIn(text, names, terms).length > 0
  const packs = given.map((pack) => ({ ...pack, score: scoreOf(pack, given, concerns) }))
  const ruled = packs.map((pack, at) => ({ pack, rules: rules[at] ?? [] }))
  const custom = customExtractor(ruled)
  return ruled.map((one) => withCustom(one, packs, custom, namingDetector(one.pack, names, terms)))
}

const withCustom = (
  { pack, rules }: Equipped,
  packs: readonly LanguagePack[],
  custom: Extractor,
  detector: Detector,
): LanguagePack =>
  Object.freeze({
    ...pack,
    rules: [...pack.rules, ...rules],
    detector,
    extractor: both(pack.extractor, custom, (text) => leads(pack, packs, text)),
  } satisfies LanguagePack)

function both(own: Extractor, custom: Extractor, isAsked: (text: string) => boolean): Extractor {
  function* steps(text: NormalizedText, context: ExtractionContext): ExtractionSteps {
    const found = yield* stepsOf(own, text, context)
    return isAsked(text.text) ? joined(found, yield* stepsOf(custom, text, context)) : found
  }
  return { steps, extract: (text, context) => toEnd(steps(text, context)) }
}

/** The surest of the packs speaks for all, so that each fact is found once. */
function leads(pack: LanguagePack, packs: readonly LanguagePack[], text: string): boolean {
  const scores = packs.map((one) => one.score(text))
  return packs[scores.indexOf(Math.max(...scores))] === pack
}
