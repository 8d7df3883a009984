import type { EpochMs, LanguagePack, MessagePreview, Role, TextMessage } from '@recollect/core'
import type { CardDraft, RejectedDraft } from '@recollect/core/extraction'
import { slotRegistry, previewMessage, withCustomFacts } from '@recollect/core/extraction'
import { command } from '../argv/command.ts'
import type { Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import type { MessageSource } from '../input/messages.ts'
import { readMessages } from '../input/messages.ts'
import { ROLES } from '../input/roles.ts'
import { clockIn, loadPacks } from '../open-memory.ts'
import { renderDraft } from '../render/draft.ts'
import { factName, factValue } from '../render/fact.ts'
import { quote } from '../render/quote.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import type { View } from '../render/view.ts'

interface ExtractArguments {
  readonly source: MessageSource
  /** Undefined: the zone of the configuration. */
  readonly zone: string | undefined
  readonly explain: boolean
}

interface ExtractedMessage {
  /** Without a `User:` / `Assistant:` prefix; spans point into it. */
  readonly text: string
  readonly role: Role
  readonly saidAt: EpochMs
  readonly cards: readonly CardDraft[]
  readonly rejected: readonly RejectedDraft[]
  /** What it states and nothing would read. */
  readonly unread: MessagePreview['unread']
  /** Every pack of the configuration, and what of it the text touched; none when the text is not read at all. */
  readonly packs: readonly PackLook[]
}

interface Extracted {
  readonly zone: string
  /** `extraction.enabled` and `extraction.confidenceThreshold`. */
  readonly enabled: boolean
  readonly threshold: number
  readonly explain: boolean
  readonly messages: readonly ExtractedMessage[]
}

/** What `remember` would take from messages. Opens no database. */
export async function extract(args: ExtractArguments, context: Context): Promise<Extracted> {
  const { library, settings } = context.loaded
  const zone = args.zone ?? settings.timeZone
  const messages = await readMessages(args.source, context, zone)
  const { packs, slots: added } = await withCustomFacts(await loadPacks(settings), library)
  const slots = slotRegistry([...packs.flatMap((pack) => pack.slots), ...added])
  const memory = { packs, config: library, clock: clockIn(zone), slots }
  return {
    zone,
    enabled: library.extraction.enabled,
    threshold: library.extraction.confidenceThreshold,
    explain: args.explain,
    messages: messages.map((message) => {
      const { role, text, saidAt, read, drafts, rejected, unread = [] } = previewMessage(message, memory)
      const asked = role === 'user' && library.extraction.enabled ? packs : []
      return { text, role, saidAt, cards: drafts, rejected, unread, packs: lookedAt(asked, read.text) }
    }),
  }
}

/** What a text touched in a language pack. */
interface PackLook {
  /** `zh@0.1.0`, as on cards. */
  readonly pack: string
  /** 0: the text has none of its language, and the pack is not asked. */
  readonly score: number
  /** Rules it has. */
  readonly rules: number
  /** Ids of those an anchor of which occurs in the text: the only ones that are tried. */
  readonly anchored: readonly string[]
}

/** Tells "no rule begins on these words" from "rules were tried". `text` is normalised. */
const lookedAt = (packs: readonly LanguagePack[], text: string): PackLook[] =>
  packs.map((pack) => {
    const score = pack.score(text)
    const folded = pack.fold(text)
    const tried = score > 0 ? pack.rules.filter(({ anchors }) => anchors.some((a) => folded.includes(a))) : []
    return {
      pack: `${pack.language}@${pack.version}`,
      score,
      rules: pack.rules.length,
      anchored: tried.map(({ id }) => id),
    }
  })

/** The cards of every message; what was looked at where there is none, and with `--explain` always. */
function renderExtracted(extracted: Extracted, base: View): string {
  const view = { ...base, zone: extracted.zone }
  const { messages } = extracted
  const shown = messages.map((message) => renderMessage(message, extracted, view))
  const only = shown[0]
  if (messages.length === 1 && only !== undefined) return only
  return messages.map((message, i) => `${heading(message, view)}\n${shown[i] ?? ''}`).join('\n\n')
}

const heading = ({ text }: ExtractedMessage, { colors }: View): string => colors.bold(`# ${safe(text)}`)

function renderMessage(message: ExtractedMessage, extracted: Extracted, view: View): string {
  const { enabled, explain } = extracted
  const { cards, text } = message
  const drafts = cards.map((card, i) => renderDraft(card, i + 1, view, explain ? text : null))
  const none = cards.length === 0
  return [
    ...(none ? [verdict(message, enabled, view)] : drafts),
    ...(none || explain ? [...renderRejected(message, view), ...renderUnread(message, view)] : []),
    ...(none || explain ? renderPacks(message, extracted, view) : []),
  ].join('\n')
}

/** Why there is no card: nothing was read, no rule begins on these words, none fits, or all was dropped. */
function verdict({ role, rejected, packs }: ExtractedMessage, enabled: boolean, { text }: View): string {
  const { verdicts } = text.extract
  if (role !== 'user') return verdicts.role(role)
  if (!enabled) return verdicts.disabled
  if (rejected.length > 0) return verdicts.dropped(rejected.length)
  if (packs.every(({ score }) => score === 0)) return verdicts.language
  return packs.every(({ anchored }) => anchored.length === 0) ? verdicts.noAnchor : verdicts.noMatch
}

/** Every draft that did not become a card, with who dropped it and why. */
function renderRejected({ rejected, text: source }: ExtractedMessage, view: View): string[] {
  const { text, colors } = view
  const line = ({ draft, by, reason }: RejectedDraft): string[] => [
    `   ${colors.cyan(factName(draft, text))}`,
    factValue(draft, text),
    text.trace.line(safe(by), safe(reason)),
    colors.dim(safe(draft.rule)),
    quote(source, draft.span, view),
  ]
  return rejected.length === 0 ? [] : [text.extract.rejected, table(rejected.map(line))]
}

/** The words, and whether they tell that something is so or that it changed. */
function renderUnread({ unread, text: source }: ExtractedMessage, view: View): string[] {
  const { kinds } = view.text.extract
  const lines = unread.map(({ kind, start, end }) => [
    `   ${kinds[kind]}`,
    quote(source, { start, end }, view),
  ])
  return unread.length === 0 ? [] : [view.text.extract.unread, table(lines)]
}

/** The packs, and how many of their rules the text touched; `explain` names those. */
function renderPacks(
  { packs }: ExtractedMessage,
  { explain }: Pick<Extracted, 'explain'>,
  { text, colors }: View,
): string[] {
  if (packs.length === 0) return []
  const t = text.extract
  const line = ({ pack, score, rules, anchored }: PackLook): string[] => [
    `   ${pack}`,
    score === 0 ? t.notAsked : t.asked(Number(score.toFixed(2)), anchored.length, rules),
  ]
  const names = explain ? packs.flatMap(({ anchored }) => anchored) : []
  return [
    t.lookedAt,
    table(packs.map(line)),
    ...(names.length === 0 ? [] : [colors.dim(`   ${safe(names.join(' '))}`)]),
  ]
}

export const spec = command({
  name: 'extract',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'whole', 'role', 'at', 'zone', 'explain'],
  read: (values): ExtractArguments => ({
    source: {
      text: values.textSource(),
      whole: values.flag('whole'),
      format: 'text',
      fields: readFields(values),
    },
    zone: values.zone('zone'),
    explain: values.flag('explain'),
  }),
  run: extract,
  render: renderExtracted,
})

function readFields(values: Values): Omit<TextMessage, 'text'> {
  const role = values.choice('role', ROLES)
  const at = values.time('at')
  return { ...(role === undefined ? {} : { role }), ...(at === undefined ? {} : { at }) }
}
