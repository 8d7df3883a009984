import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import type { ConfigInput, Recollect, Store } from '@recollect/core'
import { copyStore, transfer } from '@recollect/transfer'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { fixedClock, hashEmbedder, sequentialIds } from '@recollect/testkit'

/** How a message came to speak of a sensitive fact. `words` must not be found; each scope is one of them. */
export interface Telling {
  readonly name: string
  readonly words: readonly string[]
  readonly config?: ConfigInput
  /** Sealed after it was written: the log of the database may hold it until that is written over. */
  readonly isLate?: boolean
  tell(recollect: Recollect, store: Store): Promise<void>
}

const says =
  (...texts: readonly string[]) =>
  async (recollect: Recollect): Promise<void> => {
    for (const text of texts) await recollect.scope('s').remember(text)
  }

const ENGLISH = ['penicillin', 'Penicillin', 'PENICILLIN']
const CHINESE = ['青霉素']

export const openWith = (store: Store, config: ConfigInput = {}): Promise<Recollect> =>
  createRecollect({
    plugins: [sessions(), knowledge(), transfer()],
    store,
    config,
    languages: [english(), chinese()],
    embedder: hashEmbedder({ dimensions: 16 }),
    clock: fixedClock(),
    ids: sequentialIds(),
  })

/** What another memory holds, of which no message was sealed. */
const elsewhere = async (text: string): Promise<{ store: Store; recollect: Recollect }> => {
  const store = inMemoryStore()
  const recollect = await openWith(store)
  await recollect.scope('s').remember(text)
  return { store, recollect }
}

const inBoth = (
  name: string,
  en: readonly string[],
  zh: readonly string[],
  config?: ConfigInput,
): Telling[] => [
  { name: `${name}, in English`, words: ENGLISH, ...(config && { config }), tell: says(...en) },
  { name: `${name}, in Chinese`, words: CHINESE, ...(config && { config }), tell: says(...zh) },
]

const SAID = ['I am allergic to penicillin.', '我对青霉素过敏。'] as const
const [EN, ZH] = SAID

const flood = (text: string, filler: (n: number) => string): string =>
  [...Array.from({ length: 60 }, (_, n) => filler(n)), text].join(' ')

const OF_WORDS: readonly Telling[] = [
  ...inBoth('added', [EN], [ZH]),
  ...inBoth('said again', [EN, 'Remember, I am allergic to penicillin!'], [ZH, '记住，我对青霉素过敏！']),
  ...inBoth('ended', [EN, 'I am no longer allergic to penicillin.'], [ZH, '我不再对青霉素过敏了。']),
  ...inBoth('denied', [EN, 'I am not allergic to penicillin.'], [ZH, '我对青霉素不过敏。']),
  ...inBoth(
    'put right',
    ['I am allergic to aspirin.', 'I meant penicillin, not aspirin.'],
    ['我对阿司匹林过敏。', '说错了，是青霉素，不是阿司匹林。'],
  ),
  ...inBoth('mentioned', [EN, 'There is some penicillin in the cupboard.'], [ZH, '柜子里有一盒青霉素。']),
  ...inBoth('asked for', [EN, 'Is there penicillin in this syrup?'], [ZH, '这个糖浆里有青霉素吗？']),
  ...inBoth(
    'wished to be forgotten',
    [EN, 'Please forget that I am allergic to penicillin.'],
    [ZH, '请忘掉我对青霉素过敏。'],
  ),
  ...inBoth(
    'quoted',
    ['> I am allergic to penicillin.\nwhat does it mean?'],
    ['> 我对青霉素过敏。\n这是什么意思？'],
  ),
  ...inBoth(
    'beyond what anybody says at once',
    [flood(EN, (n) => `I like fruit${n}.`)],
    [flood(ZH, (n) => `我喜欢水果${n}。`)],
  ),
  ...inBoth('in a long stretch', [`${'word '.repeat(100)} penicillin`], [`${'字'.repeat(410)}青霉素`]),
  ...inBoth('not read as it is kept', [EN], [ZH], { extraction: { extractOnStore: false } }),
  ...inBoth('not read at all', [EN], [ZH], { extraction: { enabled: false } }),
]

const inOther = (
  name: string,
  tell: (text: string, place: Recollect, store: Store) => Promise<unknown>,
): Telling[] =>
  SAID.map((text, at) => ({
    name: `${name}, in ${at === 0 ? 'English' : 'Chinese'}`,
    words: at === 0 ? ENGLISH : CHINESE,
    tell: async (place, store) => void (await tell(text, place, store)),
  }))

const LATE: readonly Telling[] = inBoth(
  'mentioned before it was known',
  ['The shop had no penicillin today.', EN],
  ['药店今天没有青霉素。', ZH],
).map((telling) => ({ ...telling, isLate: true }))

export const TELLINGS: readonly Telling[] = [
  ...OF_WORDS,
  ...LATE,
  ...inOther('said by an assistant', (text, place) => place.scope('s').remember({ text, role: 'assistant' })),
  ...inOther('put, with who says so', (text, place) =>
    place.scope('s').put({ slot: 'allergy', value: text, source: text, metadata: { note: text } }),
  ),
  ...inOther('put in any slot, with who says so', (text, place) =>
    place.scope('s').put({ slot: 'hobby', value: 'chess', source: text }),
  ),
  ...inOther('a session and its title', async (text, place) => {
    const session = place.scope('s').session('one')
    await session.log(text, text)
    await place.scope('s').remember({ text, session: 'one' })
  }),
  ...inOther('read later', async (text, place) => {
    await place.scope('s').remember(text)
    await place.scope('s').remember(text)
    await place.scope('s').backfill()
  }),
  ...inOther('taken back and undone', async (text, place) => {
    const { change } = await place.scope('s').remember(text)
    if (change !== null) {
      const { change: undone } = await place.scope('s').undo(change)
      await place.scope('s').undo(undone)
    }
  }),
  ...inOther('imported', async (text, place) => {
    const { recollect } = await elsewhere(text)
    await place.scope('s').import(recollect.scope('s').export())
  }),
  ...inOther('copied', async (text, _place, store) => {
    await copyStore((await elsewhere(text)).store, store)
  }),
]
