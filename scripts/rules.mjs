// `npm run rules` registers the rules of the language packs: it writes a list of what is in the files of their `src/facts`.
import { writeFileSync } from 'node:fs'
import { path } from './lib/place.mjs'
import { ruleLists } from './lib/rule-list.mjs'

for (const [file, text] of ruleLists()) writeFileSync(path(file), text)
