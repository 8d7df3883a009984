/** What runs where there is no Node: a memory of both languages, told and asked. It gives its answers. */
export const PROGRAM = `
import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'

export async function answers() {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese(), english()] })
  const alice = recollect.scope('alice')
  await alice.remember('我住在湖南长沙')
  await alice.remember('我搬家到了海淀区')
  await alice.remember('I work at Siemens')
  const asked = ['我现在住在哪里？', 'Where do I work?', 'What is my blood type?']
  const found = []
  for (const query of asked) found.push(await alice.recall(query))
  await recollect.close()
  return found.map(({ answer, evidence }) => [answer?.text ?? null, evidence])
}
`

/** As Node gives them. */
export const ANSWERS = [
  ['你住在海淀区。', 'strong'],
  ['You work at Siemens.', 'strong'],
  ["I don't know your blood type: you have not told me.", 'none'],
]
