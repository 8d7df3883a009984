import type { Copied } from '../commands/copy/index.ts'
import type { View } from './view.ts'

export function renderCopied(
  { from, to, scopes, stopped }: Copied,
  { text: { server, knowledge } }: View,
): string {
  const sum = (count: (scope: Copied['scopes'][number]) => number): number =>
    scopes.reduce((total, scope) => total + count(scope), 0)
  const items = sum(({ holds }) => holds.items)
  const cards = sum(({ holds }) => holds.cards)
  const changes = sum(({ holds }) => holds.changes)
  const turns = sum(({ holds }) => holds.turns)
  const sessions = sum(({ holds }) => holds.sessions)
  const told = server.copied(from, to, scopes.length)
  const [episodes, nodes] = [sum(({ holds }) => holds.episodes), sum(({ holds }) => holds.nodes)]
  const discovered = episodes + nodes === 0 ? [] : [knowledge.imported(episodes, nodes)]
  const holds = [server.holds(items, cards, changes, turns, sessions), ...discovered].join('\n')
  if (stopped) return [server.copyStopped(scopes.length), ...(scopes.length > 0 ? [holds] : [])].join('\n')
  const written = sum((scope) => scope.written)
  return [written === 0 ? server.thereAlready(to, scopes.length) : told, holds].join('\n')
}
