import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'

/** Who a server runs as: Postgres and PgBouncer refuse root. Empty: whoever runs the tests. */
export type Account = { readonly uid?: number; readonly gid?: number }

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))

/** The present user, or `nobody` when that is root. */
export function unprivileged(): Account {
  return process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
}

export function giveTo(account: Account, path: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
}
