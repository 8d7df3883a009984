import type { Problem } from '../problems/problem.ts'

/** On every answer: nothing may sniff, frame, embed, run or keep it. */
export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const JSON_HEADERS = { ...SAFE_HEADERS, 'content-type': 'application/json' }
const PROBLEM_HEADERS = { ...SAFE_HEADERS, 'content-type': 'application/problem+json' }

export const answered = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: JSON_HEADERS })

export const nothing = (): Response => new Response(null, { status: 204, headers: SAFE_HEADERS })

export const refused = (problem: Problem, headers: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...PROBLEM_HEADERS, ...headers },
  })
