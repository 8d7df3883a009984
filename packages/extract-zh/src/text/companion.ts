import { bareKin, kinAfterSelf } from './kin.ts'

/** 都, 俩 or 两个人 says that both are meant: 我和我妹都…, not 我和我妹吵…. */
const BOTH =
  /我(?:和|跟|与|同)(?<who>[^,你您他她它和跟与同]{1,7}?)(?:两个人?|俩人?|两口子|姐妹俩?|兄弟俩?|从小|一直|以前|现在|原来|今年|其实){0,2}(?<both>都|俩|也都|全都|两个|都不|都没)(?:是|在|不|没|很|特别|挺|比较|非常|超|爱|会){0,2}$/u

/** The person of the speaker's of whom something is said together with the speaker: my sister, in 我和我妹都是…. */
export function companionIn(before: string): string | null {
  const who = BOTH.exec(before)?.groups?.['who']
  if (who === undefined) return null
  const relation = who.startsWith('我') ? kinAfterSelf(who.slice(1)) : bareKin(who)
  return relation === null ? null : `user.${relation}`
}
