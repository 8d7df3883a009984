const USER = '用户'
const USERS = '用户的'

/** Whoever says it, the user is meant. For matching only. */
export const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['你', USER],
  ['我', USER],
  ['您', USER],
  ['你的', USERS],
  ['我的', USERS],
  ['您的', USERS],
  ['咱', USER],
  ['俺', USER],
  ['本人', USER],
])
