import { QUESTIONS } from './corpus/questions.ts'
import type { RatioFigures } from './ratio.ts'
import { measureReads } from './reads.ts'

const PLAN = { rounds: 40, block: 1 }

/** The answer to a question in a scope of 500 items on SQLite, against the bare statements it makes. */
export const measureAnswer = (): Promise<RatioFigures> =>
  measureReads((memory) => QUESTIONS.map((question) => () => memory.answer(question)), PLAN)
