import type { z } from '@hono/zod-openapi'

type Issue = z.core.$ZodIssue
interface UnionIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly errors: readonly (readonly Issue[])[]
}

/** One field, and what is wrong with it. */
export interface ToldIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** What zod says of a union without a text of its own: nothing to go by. */
const SAYS_NOTHING = 'Invalid input'

/** Issues as they are told: of a union those of the branch that was meant, where that can be seen. Pure. */
export const toldIssues = (issues: readonly Issue[]): readonly ToldIssue[] => issues.flatMap(toldIssue)

function toldIssue(issue: Issue): readonly ToldIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = closest(issue)
  return meant
    ? meant.map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
    : [whole(issue)]
}

/** The branch with the fewest issues, of those that take such a thing at all; null when several are as near. */
function closest({ errors }: UnionIssue): readonly ToldIssue[] | null {
  const near = errors.filter((branch) => !branch.some(isOtherType)).map(toldIssues)
  const fewest = Math.min(...near.map(({ length }) => length))
  const nearest = near.filter(({ length }) => length === fewest)
  return nearest.length === 1 ? (nearest[0] ?? null) : null
}

/** The thing itself is of another type, not one of its fields. */
const isOtherType = ({ code, path }: Issue): boolean => code === 'invalid_type' && path.length === 0

/** The union by its own text; without one by those of its branches. */
function whole({ path, message, errors }: UnionIssue): ToldIssue {
  if (message !== SAYS_NOTHING) return { path, message }
  const messages = new Set(errors.flatMap(toldIssues).map((one) => one.message))
  return { path, message: [...messages].join(', or: ') || message }
}
