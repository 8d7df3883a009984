import { it } from 'vitest'
import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { blankRecalled } from '../../../core/src/text/recalled.ts'
import { ownWords } from '../../../core/src/text/own-words.ts'
import { normalizeText } from '../../../core/src/util/normalize.ts'

const lines = ['I live in Rome and I work at Acme since 2019.', 'The weather was fine, we walked for hours along the river.', '我住在长沙，喜欢喝茶。', 'She said that "the report is late", which is odd.', 'My sister Anna lives in Oslo.', 'def f(x): return x + 1', 'Page 3 of the report: revenue rose by 12%.']
const text = (n: number) => { let s=''; let i=0; while (s.length<n) { s += lines[i%7]!.replace('river','river'+(i*7919)%100003) + (i%5===4?'\n\n':' '); i++ } return s }
const time = async (name: string, f: () => unknown) => { const t=performance.now(); const r = await f(); console.log(name, Math.round(performance.now()-t), 'ms'); return r }
it('measures', async () => {
  for (const n of [30_000, 90_000, 1_000_000]) {
    const t = text(n)
    await time('recalled '+n, () => blankRecalled(t))
    const norm: any = await time('normalize '+n, () => normalizeText(t))
    await time('own '+n, () => ownWords(norm))
  }
  const r = await createRecollect({ languages: [english(), chinese()], store: sqliteStore({file: ':memory:'}) , config: {limits:{maxTextBytes: 10_000_000}}})
  const m = r.scope('a')
  for (const n of [30_000, 90_000, 90_000, 1_000_000]) {
    const t = text(n)
    const p: any = await time('preview '+n, () => m.preview(t))
    console.log(p.drafts.length, p.rejected.length)
    const x: any = await time('remember '+n, () => m.remember(t))
    console.log(x.changes.length)
    await time('recall', () => m.recall('Where do I live?'))
    await time('recall2', () => m.recall('river 7919'))
    await time('context', () => m.session('x').context('Where do I live?'))
  }
}, 600_000)
