import { it } from 'vitest'
import { noWishes, wishes } from './corpus/wishes.ts'
import { cardsOf, extraction } from './support.ts'
const w = (t: string) => cardsOf(t).filter(({ slot }) => slot === 'instruction')
it('shows', () => {
  const out: string[] = []
  let ok = 0
  for (const [t, n] of wishes) {
    const got = w(t)
    if (got.length === n) ok++
    const rej = extraction(t).rejected.filter((r) => r.draft.slot === 'instruction').map((r) => `${r.by}`)
    out.push(`${got.length === n ? ' ' : 'X'} ${t}  -> ${got.map((c) => `${c.value} [${c.facet}] ${c.relation}`).join(' || ')} ${rej.join()}`)
  }
  let bad = 0
  for (const t of noWishes) { const got = w(t); if (got.length) { bad++; out.push(`!! ${t} -> ${got.map((c) => c.value + ' [' + c.facet + ']').join(' || ')}`) } }
  console.log(out.join('\n'), `\n${ok}/${wishes.length} wrong ${bad}/${noWishes.length}`)
})
