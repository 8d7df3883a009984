import { normalizeText } from '@recollect/core/text'
import { inMemoryStore } from '@recollect/store-memory'
import { packs } from '../../library/packs.ts'
import { IMPORT_LINES } from '../corpus/odd-values.ts'
import { QUESTIONS, TALK } from '../corpus/talk.ts'
import { UNICODE } from '../corpus/unicode.ts'
import { openMemory } from '../memory.ts'

/** What texts are given to. */
export interface Target {
  readonly name: string
  readonly seeds: readonly string[]
  /** What is wrong with what came of it; null: nothing. Typed errors may be thrown. */
  run(text: string): Promise<string | null>
}

/** The tokenisers of both packs. */
function tokenisers(): Target {
  const all = packs()
  return {
    name: 'tokenisers',
    seeds: [...TALK, ...UNICODE],
    run: async (text) => {
      const { text: normal } = normalizeText(text)
      for (const { language, score, tokenizer } of all) {
        const share = score(normal)
        if (!(share >= 0 && share <= 1)) return `${language} scores ${String(share)}`
        for (const [run] of normal.matchAll(tokenizer.run))
          if (tokenizer.cut(run).includes('')) return `${language} finds an empty term`
      }
      return null
    },
  }
}

/** The rules, on what a user says: every value stands in the text at its span. */
async function rules(): Promise<Target> {
  const recollect = await openMemory(inMemoryStore())
  let count = 0
  return {
    name: 'rules',
    seeds: [...TALK, ...QUESTIONS],
    run: async (text) => {
      count += 1
      const { item, changes } = await recollect.scope(`rules ${String(count)}`).remember(text)
      for (const { card } of changes) {
        const span = card?.itemId === item.id ? card.span : null
        if (span !== null && (span.start < 0 || span.end > item.text.length))
          return 'a span is outside its text'
      }
      return null
    },
  }
}

/** The importer of `export()` lines. */
async function importer(): Promise<Target> {
  const recollect = await openMemory(inMemoryStore())
  const source = recollect.scope('source')
  await source.remember(TALK.slice(0, 6).map((text, i) => ({ text, key: `k${String(i)}` })))
  await source.session('s1').log({ q: 'How?', a: 'So.', mark: true })
  await source.discover({ ongoing: true })
  const lines: string[] = []
  for await (const line of source.export()) lines.push(line)
  let count = 0
  return {
    name: 'importer',
    seeds: [lines.join('\n'), lines.slice(0, 3).join('\n'), ...IMPORT_LINES],
    run: async (text) => {
      count += 1
      const target = recollect.scope(`import ${String(count)}`)
      const held = async () => (await target.stats()).items
      return target.import(text.split('\n')).then(
        () => null,
        async (error: unknown) => {
          if ((await held()) > 0) return 'a refused import left something'
          throw error
        },
      )
    },
  }
}

/** The importer of `qa-index.json`. */
async function indexImporter(): Promise<Target> {
  const recollect = await openMemory(inMemoryStore())
  const source = recollect.scope('source')
  await source.session('s1').log([
    { q: 'How?', a: 'So.', mark: true },
    { q: '怎么？', topics: ['t'] },
  ])
  const index = JSON.stringify(await source.sessions.exportIndex())
  let count = 0
  return {
    name: 'importer of indexes',
    seeds: [index],
    run: async (text) => {
      count += 1
      const parsed = parse(text)
      if (parsed !== undefined) await recollect.scope(`index ${String(count)}`).sessions.importIndex(parsed)
      return null
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const targets = async (): Promise<readonly Target[]> => [
  tokenisers(),
  await rules(),
  await importer(),
  await indexImporter(),
]
