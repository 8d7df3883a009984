import type { Candidate, LineGroup } from './candidate.ts'
import type { Lines } from './fill.ts'

/** Lines of what is shown, in the order of the text: those of one group share one, where the first of them stands. Pure; linear. */
export function linesOf(ordered: readonly Candidate[], shown: Lines): readonly string[] {
  const parts = ordered.flatMap((candidate): Part[] => {
    const text = shown.get(candidate)
    return text === undefined ? [] : [{ candidate, text }]
  })
  const sizes = new Map<string, number>()
  for (const { candidate } of parts) {
    const head = candidate.groups?.[0]?.head
    if (head !== undefined) sizes.set(head, (sizes.get(head) ?? 0) + 1)
  }
  const isAlone = ({ groups = [] }: Candidate): boolean => sizes.get(groups[0]?.head ?? '') === 1
  const groupsOf = (one: Candidate) => (isAlone(one) ? (one.alone ?? one.groups) : one.groups) ?? []
  return joined(parts, groupsOf, 0)
}

/** An entry as a line of its own. */
export const lineOf = ({ groups = [] }: Candidate, part: string): string =>
  `${groups.map(({ head }) => head).join('')}${part}`

interface Part {
  readonly candidate: Candidate
  readonly text: string
}

/** What stands at one depth: those of one group as one text. */
function joined(
  parts: readonly Part[],
  groupsOf: (candidate: Candidate) => readonly LineGroup[],
  depth: number,
): readonly string[] {
  const groups = new Map<string, { readonly group: LineGroup; readonly parts: Part[] } | string>()
  for (const [at, part] of parts.entries()) {
    const group = groupsOf(part.candidate)[depth]
    if (group === undefined) {
      groups.set(String(at), part.text)
      continue
    }
    const known = groups.get(`#${group.head}`)
    if (typeof known === 'object') known.parts.push(part)
    else groups.set(`#${group.head}`, { group, parts: [part] })
  }
  return [...groups.values()].map((one) =>
    typeof one === 'string'
      ? one
      : `${one.group.head}${joined(one.parts, groupsOf, depth + 1).join(one.group.between)}`,
  )
}
