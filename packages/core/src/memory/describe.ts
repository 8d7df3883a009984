import type { Describable } from '../api/describe.ts'
import type { ForgetResult } from '../api/writes.ts'
import type { CardChange, MemoryRequest, RememberResult } from '../api/remember.ts'
import type { Engine } from '../engine.ts'
import type { ChangeWording } from '../plugin/pack-words.ts'
import { checkDescribable } from '../input/describable.ts'
import { languageOf } from '../text/request.ts'
import { ENGLISH_CHANGES } from './english-changes.ts'
import { genericDetection } from '../query/detect-question.ts'
import { profileIn } from '../recall/profile/profile.ts'
import { NOW, readScope } from './read-scope.ts'
import { wordedChanges } from './worded-changes.ts'
import { asksToForget } from '../forget/check.ts'
import { askedWords, forgottenWords, NOT_KEPT } from './worded-request.ts'

/** Puts what happened into words, in the language given or else of what it was said in; an empty text where nothing happened. */
export async function describe(
  engine: Engine,
  scope: string,
  given: Describable,
  language?: string,
): Promise<string> {
  const of = checkDescribable(given)
  if (isList(of)) return changesIn(engine, of, language ?? languageOfChanges(engine, of))
  if ('item' in of) return describeMessage(engine, scope, of, language)
  if ('action' in of) return changesIn(engine, [of], language ?? languageOfChanges(engine, [of]))
  if ('concerns' in of) return requestIn(engine, scope, of, language ?? languageOfRequest(engine, of))
  return forgottenIn(engine, of, language)
}

async function describeMessage(
  engine: Engine,
  scope: string,
  { item, request, changes }: RememberResult,
  given?: string,
): Promise<string> {
  const language = given ?? languageOf(engine.packs, item.text)
  // The message that asks goes as well, and is not shown to who just said it.
  const asked = request ? await requestIn(engine, scope, without(request, item.id), language) : ''
  return [changesIn(engine, changes, language, item.text), asked].filter(Boolean).join('\n')
}

const without = (request: MemoryRequest, item: string): MemoryRequest => ({
  ...request,
  concerns: { ...request.concerns, items: request.concerns.items.filter(({ id }) => id !== item) },
})

/** A request to keep is answered by what was kept. */
async function requestIn(
  engine: Engine,
  scope: string,
  request: MemoryRequest,
  language: string,
): Promise<string> {
  if (request.kind === 'keep') return ''
  if (request.kind === 'show') return profileOf(engine, scope, language)
  const worded = asksToForget(request) ? askedWords(request) : NOT_KEPT
  return wordingOf(engine, language).request(worded, timesOf(engine))
}

const profileOf = (engine: Engine, scope: string, language: string): Promise<string> =>
  readScope(
    engine,
    scope,
    NOW,
    async ({ cards }) => (await profileIn(engine, cards, genericDetection(language))).text,
  )

function forgottenIn(engine: Engine, done: ForgetResult, given?: string): string {
  const { cards, items } = done.concerned
  const said = [...items.map(({ text }) => text), ...cards.map(({ value }) => value)].join(' ')
  const language = given ?? languageOf(engine.packs, said)
  return wordingOf(engine, language).request(forgottenWords(done), timesOf(engine))
}

function changesIn(
  engine: Engine,
  changes: readonly CardChange[],
  language: string | undefined,
  said?: string,
): string {
  const worded = wordedChanges(changes)
  return worded.length === 0
    ? ''
    : wordingOf(engine, language).describe(worded, {
        ...timesOf(engine),
        ...(said === undefined ? {} : { said }),
      })
}

function languageOfRequest({ packs }: Engine, { about, concerns: { items } }: MemoryRequest): string {
  return languageOf(packs, about?.text ?? items.map(({ text }) => text).join(' '))
}

/** The language a pack read it in; of what was written directly, that of the value. */
function languageOfChanges({ packs }: Engine, changes: readonly CardChange[]): string | undefined {
  const cards = changes.flatMap(({ card, closed }) => card ?? closed)
  const by = cards.map(({ pack }) => pack?.split('@')[0])
  const read = packs.find(({ language }) => by.includes(language))
  return read?.language ?? languageOf(packs, cards.map(({ value }) => value).join(' '))
}

const wordingOf = ({ packs }: Engine, language: string | undefined): ChangeWording =>
  packs.find((pack) => pack.language === language)?.changes ?? ENGLISH_CHANGES

const timesOf = ({ clock }: Engine) => ({ now: clock.now(), zone: clock.zone })

const isList = (of: Describable): of is readonly CardChange[] => Array.isArray(of)
