import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'

const recollect = await createRecollect({
  store: sqliteStore({ file: ':memory:' }),
  languages: [english(), chinese()], // or one of them
})
const bob = recollect.scope('bob')

await bob.remember('I live in Lisbon, 在一家银行上班')
await bob.remember('I moved to Porto')

console.log((await bob.answer('Where do I live?')).text) // You live in Porto.
console.log((await bob.answer('我住在哪里？')).text) // 你住在Porto。
console.log((await bob.history('location')).map((card) => card.value)) // [ 'Lisbon', 'Porto' ]
console.log((await bob.answer('What is my blood type?')).evidence) // none

await recollect.close()
