import { resolve } from 'node:path'

const SERVER = /^postgres(?:ql)?:/iu
const FILE = /^sqlite:(?:\/\/)?/iu
/** Another scheme, such as a mistyped one, or `//user:password@`: never meant as a path, and it may hold a password. */
const FOREIGN = /^(?!sqlite:)[a-z][a-z\d+.-]{1,30}:\/\/|\/\/[^/]{0,200}:.{0,200}@/iu
const SECRETS = ['password', 'sslpassword', 'sslkey']
const MASK = '***'

/** Whether a database is one of a Postgres server; all others are SQLite files. */
export const isServer = (db: string): boolean => SERVER.test(db)

/** Whether it looks like an address, but of nothing that can be opened: it must not become a path, which would show its password. */
export const isForeign = (db: string): boolean => !isServer(db) && FOREIGN.test(db)

/** The address of a server as it is; the path of a file made absolute, with or without `sqlite:` before it. */
export const placeOf = (db: string, directory: string): string =>
  isServer(db) || isForeign(db) ? db : resolve(directory, db.replace(FILE, ''))

/** As it may be shown: an address without its password. */
export function shownDatabase(db: string): string {
  if (isForeign(db)) return `${/^[a-z\d+.-]*:?/iu.exec(db)?.[0] ?? ''}//${MASK}`
  if (!isServer(db)) return db
  const scheme = SERVER.exec(db)?.[0] ?? ''
  // With a special character in a password an address is read otherwise than it was meant: then nothing of it is shown.
  if (!URL.canParse(db) || new URL(db).pathname.includes('@') || db.includes('#')) return `${scheme}//${MASK}`
  return edited(db, (url) => {
    if (url.password !== '') url.password = MASK
    for (const name of SECRETS) if (url.searchParams.has(name)) url.searchParams.set(name, MASK)
  })
}

/** The address without its password, for a file that others may read. Null when nobody can tell where the password is. */
export function withoutPassword(db: string): string | null {
  if (!isServer(db)) return db
  if (shownDatabase(db).endsWith(`//${MASK}`)) return null
  return edited(db, (url) => {
    url.password = ''
    for (const name of SECRETS) url.searchParams.delete(name)
  })
}

function edited(db: string, change: (url: URL) => void): string {
  const url = new URL(db)
  change(url)
  return url.href
}
