import type { ExpectedDetection, Intent } from './intent.ts'

const asks = <Id extends string>(id: Id, like: string, detection: ExpectedDetection) =>
  ({ id, like, expect: { detection } }) satisfies Intent

/** What people ask of a memory. None of it may be learned as a fact either. */
export const QUESTIONS = [
  asks('question.name', 'What is my name?', { slots: ['name', 'nickname'] }),
  asks('question.what_kind', 'What kind of user am I?', { types: ['what_kind'] }),
  asks('question.where', 'Where do I live?', { types: ['where'], slots: ['location'] }),
  asks('question.now', 'Where do I live now?', { types: ['recency'], slots: ['location'] }),
  asks('question.before', 'Where did I use to live?', { slots: ['location'], time: 'past' }),
  asks('question.work', 'Where do I work?', { slots: ['employer', 'occupation'] }),
  asks('question.how_many', 'How many children do I have?', { types: ['how_many'], slots: ['family.*'] }),
  asks('question.when', 'When is my birthday?', { types: ['when'], slots: ['birthday'] }),
  asks('question.likes', 'What do I like?', { types: ['preference'], slots: ['likes'] }),
  asks('question.yes_no', 'Am I a baker?', { types: ['yes_no'], value: true }),
  asks('question.relative', 'Where does my sister live?', { slots: ['location'], of: 'relative' }),
] as const
