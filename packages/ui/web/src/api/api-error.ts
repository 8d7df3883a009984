/** `application/problem+json`, RFC 9457. */
export interface Problem {
  /** The code of core's error, or `OFFLINE`: the server did not answer. */
  readonly code: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly title: string
  /** Says what to do. */
  readonly detail: string
}

export class ApiError extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail === '' ? problem.title : problem.detail, options)
    this.name = 'ApiError'
    this.problem = problem
  }

  get offline(): boolean {
    return this.problem.code === 'OFFLINE'
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy in between answers in HTML: what it says is no problem of ours, the status is.
    return null
  }
}

export function problemOf(status: number, text: string): Problem {
  const json = jsonOf(text)
  if (typeof json !== 'object' || json === null)
    return { code: 'HTTP', status, title: `HTTP ${String(status)}`, detail: '' }
  const { code, title, detail } = { code: '', title: '', detail: '', ...json }
  return {
    code: textOf(code) || 'HTTP',
    status,
    title: textOf(title) || `HTTP ${String(status)}`,
    detail: textOf(detail),
  }
}
