import { requireTimeline } from '@recollect/timeline'
import { answerBody, recallBody, whyNotBody } from '../schemas/recall-requests.ts'
import { answer, recallResult } from '../schemas/recall.ts'
import { whyNot } from '../schemas/why-not.ts'
import { writeRoute } from './scope-route.ts'
import { stood } from './stood.ts'

const recall = writeRoute({
  id: 'recall',
  method: 'post',
  reads: true,
  path: '/recall',
  tag: 'recall',
  summary: { en: 'Hybrid recall, with the answer and why', zh: '混合回忆，给出答案与依据' },
  params: {},
  body: recallBody,
  answer: recallResult,
  run: ({ memory, body: { query, ...options } }) => memory.recall(query, options),
})

const answerOnly = writeRoute({
  id: 'answer',
  method: 'post',
  reads: true,
  path: '/answer',
  tag: 'recall',
  summary: { en: 'The answer alone', zh: '只给出答案' },
  params: {},
  body: answerBody,
  answer,
  run: ({ memory, body: { query, ...moment } }) => stood(memory, moment).answer(query),
})

const whyNotRecalled = writeRoute({
  id: 'whyNot',
  method: 'post',
  reads: true,
  path: '/why-not',
  tag: 'recall',
  summary: { en: 'Why one record was, or was not, recalled', zh: '某条记录为什么被（或没有被）回忆起' },
  params: {},
  body: whyNotBody,
  answer: whyNot,
  run: ({ memory, body: { id, query, ...options } }) => {
    requireTimeline(memory)
    return memory.whyNot(id, query, options)
  },
})

export const recallRoutes = [recall, answerOnly, whyNotRecalled]
