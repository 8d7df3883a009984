export { seemingClause } from './clause.ts'
export { changeReader, COLUMNS, TOPICS } from './reader.ts'
export type { ChangeReader, SeemsChanged, Topic } from './reader.ts'
export { changeSigns } from './signs.ts'
