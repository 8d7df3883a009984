import { it } from 'vitest'
import { extraction } from './support.ts'
const texts = `no need to keep it short anymore
forget the British spelling thing
You don't have to answer in French any more
my manager is Sandra
my boss is Sandra`.split('\n')
it('x', () => { console.log(texts.map((t) => `${t} -> ${JSON.stringify(extraction(t).drafts.map(({slot,value,relation,facet,rule}) => ({slot,value,relation,facet,rule})))} `).join('\n')) })
