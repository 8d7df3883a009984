/** The same server under another database or role. */
export function urlWith(
  url: string,
  { database, role, password }: { database?: string; role?: string; password?: string },
): string {
  const changed = new URL(url)
  if (database !== undefined) changed.pathname = `/${encodeURIComponent(database)}`
  if (role !== undefined) changed.username = encodeURIComponent(role)
  if (password !== undefined) changed.password = encodeURIComponent(password)
  return changed.href
}
