import type { Candidate, LineGroup } from './candidate.ts'
import type { Lines } from './fill.ts'

/** Lines of what is shown, in the order of the text: neighbours of one group share one. Pure; linear. */
export function linesOf(ordered: readonly Candidate[], shown: Lines): readonly string[] {
  const lines: { groups: readonly LineGroup[]; text: string }[] = []
  for (const candidate of ordered) {
    const part = shown.get(candidate)
    if (part === undefined) continue
    const { groups = [] } = candidate
    const last = lines.at(-1)
    const shared = last === undefined ? 0 : sharedHeads(last.groups, groups)
    if (last === undefined || shared === 0) {
      lines.push({ groups, text: lineOf(candidate, part) })
      continue
    }
    last.text += `${groups[shared - 1]?.between ?? ''}${headsFrom(groups, shared)}${part}`
    last.groups = groups
  }
  return lines.map(({ text }) => text)
}

/** An entry as a line of its own. */
export const lineOf = ({ groups = [] }: Candidate, part: string): string => `${headsFrom(groups, 0)}${part}`

function sharedHeads(a: readonly LineGroup[], b: readonly LineGroup[]): number {
  const differs = b.findIndex(({ head }, at) => head !== a[at]?.head)
  return differs < 0 ? b.length : differs
}

const headsFrom = (groups: readonly LineGroup[], from: number): string =>
  groups
    .slice(from)
    .map(({ head }) => head)
    .join('')
