import { z } from '@hono/zod-openapi'
import type { TimeInput } from '@recollect/core'
import { requireTimeline } from '@recollect/timeline'
import type { MomentInput } from '@recollect/timeline'
import { opt } from '../schemas/fields.ts'
import { timeParam } from '../schemas/query.ts'
import { factDifference } from '../schemas/scope.ts'
import { readRoute } from './scope-route.ts'

const moment = (validAt: TimeInput | undefined, knownAt: TimeInput | undefined): MomentInput => ({
  ...(validAt === undefined ? {} : { validAt }),
  ...(knownAt === undefined ? {} : { knownAt }),
})

export const diffRoute = readRoute({
  id: 'diff',
  method: 'get',
  path: '/diff',
  tag: 'facts',
  summary: { en: 'What is not the same at two moments', zh: '两个时刻之间的差别' },
  params: {},
  query: {
    from: opt(timeParam),
    to: opt(timeParam),
    fromKnownAt: opt(timeParam),
    toKnownAt: opt(timeParam),
  },
  answer: z.array(factDifference).readonly(),
  run: ({ memory, query }) => {
    requireTimeline(memory)
    return memory.diff(moment(query.from, query.fromKnownAt), moment(query.to, query.toKnownAt))
  },
})
