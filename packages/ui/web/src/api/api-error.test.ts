import { expect, it } from 'vitest'
import { ApiError, problemOf } from './api-error.ts'

it('reads problem+json: the code to branch on, and what to do', () => {
  const text =
    '{"type":"about:blank","title":"Not found","status":404,"code":"NOT_FOUND","detail":"No card \\"x\\"."}'
  const error = new ApiError(problemOf(404, text))
  expect(error.problem.code).toBe('NOT_FOUND')
  expect(error.message).toBe('No card "x".')
})

it.each(['<html>502</html>', '', 'null', '[]', '"words"'])(
  'makes do with an answer that is none: %s',
  (text) => {
    expect(problemOf(502, text)).toMatchObject({ code: 'HTTP', status: 502, title: 'HTTP 502' })
  },
)
