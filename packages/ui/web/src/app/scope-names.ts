/** So many are offered at a time: a longer list is searched, not read. */
const MOST = 100

/** Names to choose from: all while the field shows the scope that is looked at, else those that hold what was typed. */
export function offered(names: readonly string[], typed: string, scope: string): string[] {
  const wanted = typed.trim().toLowerCase()
  const found = typed === scope ? names : names.filter((name) => name.toLowerCase().includes(wanted))
  return found.slice(0, MOST)
}
