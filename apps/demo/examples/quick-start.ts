import { createRecollect } from '@recollect/core'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'

const recollect = await createRecollect({
  store: sqliteStore({ file: ':memory:' }), // or './recollect.db'
  languages: [chinese()],
})
const alice = recollect.scope('alice') // every verb lives on a scope, so it cannot be forgotten

await alice.remember('我是安卓玩机用户，住在湖南长沙')
await alice.remember('我搬家到了海淀区')

const found = await alice.recall('我现在住在哪里？', { trace: true })
console.log(found.answer.text) // 你住在海淀区。
console.log(found.evidence) // strong
console.log(found.hits[0]?.quote) // 我搬家到了海淀区
console.log(found.trace?.detection.slots[0]) // location

const before = await alice.history('location')
console.log(before.map((card) => card.value)) // [ '湖南长沙', '海淀区' ]

console.log((await alice.answer('我是什么血型？')).evidence) // none: "I don't know" is an answer too

await recollect.close()
