import { InvalidPackError } from '@recollect/core'
import { own } from '@recollect/core/plugin'
import { normalizeText } from '@recollect/core/text'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { defineRule } from '../pack/define-language-pack.ts'
import { foldedTables } from './words.ts'
import type { Meanings } from './words.ts'
import type { FrameGrammar, FrameSubject } from './grammar.ts'
import type { FrameLine } from './lines.ts'
import { partsOf } from './lines.ts'
import { anchorsOf, asWritten, END, folded, Phrases } from './phrase.ts'
import type { FrameBlock } from './sheet.ts'
import { blocksOf, toldBy } from './sheet.ts'

/** A subject does not begin inside a word. */
const START = String.raw`(?<![\p{L}\p{N}'-])`
const GROUP = /\(\?<(?<name>[a-z]\w*)>/gu
const HOLE = /\{(?<name>\w+)\}/gu
/** Of names and numbers. */
const PROPER = /^[\p{Lu}\p{N}]/u

/** Groups of one pattern must have names of their own: those of its second frame end in `_1`. */
const numbered = (source: string, at: number): string =>
  source.replaceAll(GROUP, (_all, name: string) => `(?<${name}_${String(at)}>`)

function subjectsOf(
  { subjects, language }: FrameGrammar,
  { options }: FrameLine,
): readonly (readonly [string, FrameSubject])[] {
  const of = options.get('of')
  const all = Object.entries(subjects)
  if (of === undefined) return all.filter(([, { usual }]) => usual === true)
  const names = of.split(',').filter((name) => name !== '-')
  const unknown = names.find((name) => own(subjects, name) === undefined)
  if (unknown !== undefined)
    throw new InvalidPackError(`A frame of "${language}" is of "${unknown}", who is no subject.`)
  return all.filter(([name]) => names.includes(name))
}

/** Of whom a frame is said: a group for each. */
function subjectPattern(grammar: FrameGrammar, line: FrameLine, phrases: Phrases): string {
  const choices = subjectsOf(grammar, line).map(([name, { says, after }]) => {
    const start = after === undefined ? START : after === '' ? '^' : `^(?:${phrases.anyOf(after)})?`
    return `${start}(?<subject_${name}>${phrases.anyOf(says)})`
  })
  return choices.length === 0 ? START : `(?:${choices.join('|')})`
}

function classPattern({ classes, language }: FrameGrammar, name: string, phrases: Phrases): string {
  const table = /^\{(?<name>\w+)\}$/u.exec(name)?.groups?.['name']
  const source = table === undefined ? own(classes, name) : `(?<value>{${table}})${END}`
  if (source === undefined)
    throw new InvalidPackError(`A frame of "${language}" names the class ${name}, and there is none.`)
  return source.replaceAll(HOLE, (hole, of: string) => (/^\d/u.test(of) ? hole : (phrases.table(of) ?? hole)))
}

/** Subject and predicate. */
function saidPattern(grammar: FrameGrammar, line: FrameLine, phrases: Phrases): string {
  const isWhole = line.options.has('whole')
  const isLast = isWhole || (line.complement === '' && line.classes.length === 0)
  const predicate = phrases.anyOf(line.predicates, phrases.gap(), isLast ? END : ' ')
  return subjectPattern(grammar, line, phrases) + (isWhole ? `(?<value>${predicate})` : predicate)
}

function linePattern(grammar: FrameGrammar, line: FrameLine, at: number): string {
  const phrases = new Phrases(grammar, folded)
  const [name, more] = line.classes
  if (more !== undefined)
    throw new InvalidPackError(`A frame takes one class, not ${line.classes.join(' and ')}.`)
  const between = line.complement === '' ? '' : phrases.anyOf(line.complement)
  const value = name === undefined ? '' : classPattern(grammar, name, phrases)
  return numbered(`(?<line>(?<said>${saidPattern(grammar, line, phrases)})${between}${value})`, at)
}

/** A frame made ready. */
interface ReadyFrame extends FrameLine {
  readonly subjects: readonly (readonly [name: string, subject: FrameSubject])[]
  /** What subject and predicate may look like as they are written. */
  readonly spelling: RegExp
}

const readyFrame = (grammar: FrameGrammar, line: FrameLine): ReadyFrame => ({
  ...line,
  subjects: subjectsOf(grammar, line),
  spelling: new RegExp(`^${saidPattern(grammar, line, new Phrases(grammar, asWritten))} ?$`, 'u'),
})

/** The groups of the frame that matched. */
class FrameMatch {
  readonly frame: ReadyFrame
  readonly #match: RuleMatch
  readonly #tables: Meanings
  readonly #at: number

  constructor(match: RuleMatch, tables: Meanings, frames: readonly ReadyFrame[]) {
    this.#match = match
    this.#tables = tables
    this.#at = frames.findIndex((_frame, at) => match.raw(`line_${String(at)}`) !== undefined)
    const frame = frames[this.#at]
    if (frame === undefined) throw new InvalidPackError('A frame matched no words.')
    this.frame = frame
  }

  capture(group: string) {
    return this.#match.capture(`${group}_${String(this.#at)}`)
  }

  /** A name with its holes filled by what was said; null where nothing was. */
  filled(name: string): string | null {
    const holes = [...name.matchAll(HOLE)].map(({ groups }) => this.#meaning(groups?.['name'] ?? ''))
    if (holes.includes(null)) return null
    return name.replaceAll(HOLE, () => holes.shift() ?? '')
  }

  #meaning(group: string): string | null {
    const words = this.#match.raw(`${group}_${String(this.#at)}`)
    if (words === undefined) return null
    const table = own(this.#tables, group)
    return table === undefined ? words : (table.get(words) ?? null)
  }
}

function proposalOf(match: FrameMatch): Proposal | null {
  const { options, subjects, slot, spelling, classes } = match.frame
  const said = match.capture('said')?.text ?? ''
  const value = match.capture('value') ?? ''
  if (value === '' && classes.length > 0) return null
  if (!spelling.test(`${normalizeText(said).text} `)) return null
  if (options.has('proper') && !(typeof value === 'object' && PROPER.test(value.text))) return null
  const subject = subjects.find(([name]) => match.capture(`subject_${name}`) !== undefined)?.[1]
  const [entity, filled] = [match.filled(subject?.entity ?? 'user'), match.filled(slot)]
  const facet = options.get('facet') ?? subject?.facet
  if (entity === null || filled === null) return null
  return {
    slot: filled,
    value,
    entity,
    ...toldBy(options),
    ...(facet !== undefined && { facet: match.filled(facet.replaceAll('_', ' ')) ?? undefined }),
    when: match.capture('when')?.text,
    ...(options.has('corrects') && ({ relation: 'updates', correction: {} } as const)),
  }
}

function ruleOf(
  grammar: FrameGrammar,
  tables: Meanings,
  { id, lines, ...block }: FrameBlock,
): ExtractionRule {
  const frames = lines.map((line) => readyFrame(grammar, line))
  const anchors = lines.flatMap(({ predicates }) =>
    partsOf(predicates, ',').flatMap((predicate) => anchorsOf(predicate, grammar)),
  )
  return defineRule({
    id: `${grammar.language}/${id}`,
    anchors: [...new Set(anchors)],
    pattern: new RegExp(lines.map((line, at) => linePattern(grammar, line, at)).join('|'), 'gu'),
    draft: (match) => proposalOf(new FrameMatch(match, tables, frames)),
    ...block,
  })
}

/**
 * Rules from a sheet of frames, one for each block:
 *
 * ```
 * # location.live 92
 * habite, vis, vit | {in}: PLACE | location
 * habitais, vivais | {in}: PLACE | location | past
 * + J'habite à Gand = Gand
 * + Ma sœur vit à Oslo = Oslo | of=user.sister
 * - Il habite à Gand
 * ```
 *
 * A block has an id, its priority and confidence where they are not 90 and 0.9, frames, what it must read and what it must leave alone. A
 * frame is a predicate (`a/b`: one of them, `(a)`: perhaps, `a_b`: words that nothing parts, `{in}`: a set of the grammar), what
 * leads to the
 * value, the class of the value, the slot, and options: `past`, `not`, `over`, `updates`, `corrects`; `of=kin,pet` or `of=-`; `facet=car`;
 * `proper`: its value begins with a capital or a digit; `whole`: its value is the predicate.
 */
export function frameRules(grammar: FrameGrammar, sheet: string): readonly ExtractionRule[] {
  const tables = foldedTables(grammar.tables ?? {}, grammar.fold)
  return blocksOf(sheet).map((block) => ruleOf(grammar, tables, block))
}
