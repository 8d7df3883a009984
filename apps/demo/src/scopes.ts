import type { Recollect } from '@recollect/core'
import { PEOPLE } from './script/line.ts'
import type { Person } from './script/line.ts'
import { JOHN } from './script/discovery.ts'

export type Scopes = Readonly<Record<Person | typeof JOHN, string>>

/** Names for this run's scopes that nothing in the file uses yet: `alex`, else `alex-2`, `alex-3`, … */
export async function freshScopes(
  recollect: Recollect,
): Promise<{ readonly scopes: Scopes; readonly suffix: string }> {
  const taken = new Set<string>()
  for await (const name of recollect.admin.scopes()) taken.add(name)
  let suffix = ''
  for (let n = 2; [...PEOPLE, JOHN].some((name) => taken.has(name + suffix)); n++) suffix = `-${n}`
  return {
    scopes: { xiaohong: `xiaohong${suffix}`, alex: `alex${suffix}`, john: `${JOHN}${suffix}` },
    suffix,
  }
}
