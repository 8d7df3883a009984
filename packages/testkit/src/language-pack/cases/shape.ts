import { normalizeText } from '@recollect/core/text'
import type { LanguagePack } from '@recollect/core'
import type { ExtractionRule } from '@recollect/core/extraction'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'

const SEMVER = /^\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/u
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u

/** Paths at which a plain object or array can still be changed. */
function* loosePaths(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== Array.prototype) return
  if (!Object.isFrozen(value)) yield `${path} can be changed`
  for (const [key, inner] of Object.entries(value)) yield* loosePaths(inner, `${path}.${key}`)
}

function* headFaults({ specVersion, language, version }: LanguagePack): Generator<string> {
  if (specVersion !== 1) yield `specVersion is ${String(specVersion)}, not 1`
  if (!TAG.test(language)) yield `the language ${quoted(language)} is no BCP 47 tag`
  if (!SEMVER.test(version)) yield `the version ${quoted(version)} is no semantic version`
}

function* ruleFaults(rule: ExtractionRule): Generator<string> {
  const { id, confidence, priority, anchors, pattern, examples, counterExamples } = rule
  if (!(confidence > 0 && confidence <= 1)) yield `${id}: its confidence is ${String(confidence)}`
  if (!Number.isFinite(priority)) yield `${id}: its priority is ${String(priority)}`
  if (anchors.length === 0 || anchors.some((anchor) => anchor.trim() === ''))
    yield `${id}: has an empty anchor or none`
  if (!pattern.flags.includes('g') || !pattern.flags.includes('u'))
    yield `${id}: its pattern lacks the flags gu`
  if (examples.length === 0 || examples.some(({ cards }) => cards.length === 0))
    yield `${id}: has an example without a card, or none`
  if (counterExamples.length === 0) yield `${id}: has no counter-example`
}

export const shapeCases = [
  packCase('names a spec version, a language and a version', ({ pack }) => {
    expectNone(headFaults(pack))
  }),

  packCase('is frozen, its rules and lists included', ({ pack }) => {
    expectNone(loosePaths(pack, 'pack'))
  }),

  packCase('gives every rule an id of its own that begins with its language', ({ pack }) => {
    const ids = pack.rules.map(({ id }) => id)
    const language = pack.language.split('-')[0] ?? pack.language
    expectNone([
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
      ...ids
        .filter((id) => !id.startsWith(`${language}/`))
        .map((id) => `${id} does not begin with ${language}/`),
    ])
  }),

  packCase('gives every rule what the engine and its first tests need', ({ pack }) => {
    expectNone(pack.rules.flatMap((rule) => [...ruleFaults(rule)]))
  }),

  packCase(
    'finds an anchor of the rule in each of its examples, normalised and folded',
    ({ pack, normal }) => {
      expectNone(
        pack.rules.flatMap(({ id, anchors, examples }) =>
          examples
            .filter(({ text }) => !anchors.some((anchor) => normal(text).includes(anchor)))
            .map(({ text }) => `${id}: no anchor stands in ${quoted(text)}`),
        ),
      )
    },
  ),

  packCase('writes its anchors as they stand in normalised, folded text', ({ pack }) => {
    const kept = (text: string) => pack.fold(normalizeText(text).text)
    expectNone(
      pack.rules.flatMap(({ id, anchors }) =>
        anchors
          .filter((anchor) => kept(anchor) !== anchor)
          .map((anchor) => `${id}: ${quoted(anchor)} never occurs, ${quoted(kept(anchor))} does`),
      ),
    )
  }),

  packCase('files cards under slots of the registry only', ({ pack, slots, draftsOf }) => {
    const named = pack.rules.flatMap(({ id, examples }) =>
      examples.flatMap(({ text, cards }) => [
        ...cards.map(({ slot }) => ({ slot, id })),
        ...draftsOf(text).map(({ slot, rule }) => ({ slot, id: rule })),
      ]),
    )
    const unknown = named
      .filter(({ slot }) => !slots.has(slot))
      .map(({ slot, id }) => `${id}: no slot ${quoted(slot)}`)
    expectNone(new Set(unknown))
  }),

  packCase(
    'scores texts from 0 to 1, its own sentences above 0 and the empty text 0',
    ({ pack, options }) => {
      const own = [
        ...pack.rules.flatMap(({ examples }) => examples.map(({ text }) => text)),
        ...options.nothing,
      ]
      const score = (text: string) => pack.score(normalizeText(text).text)
      expectNone([
        ...own
          .filter((text) => !(score(text) >= 0 && score(text) <= 1))
          .map((text) => `${String(score(text))} for ${quoted(text)}`),
        ...pack.rules
          .flatMap(({ examples }) => examples)
          .filter(({ text }) => score(text) === 0)
          .map(({ text }) => `0 for its example ${quoted(text)}`),
        ...(score('') === 0 ? [] : [`${String(score(''))} for the empty text`]),
      ])
    },
  ),
]
