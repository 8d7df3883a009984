import { johnEn, johnZh } from '@recollect/testkit/model-server'
import type { Story } from '../story.ts'

/** Knowledge that changes and hangs together, found by a model that is told what to say. */
export const KNOWLEDGE: readonly Story[] = [
  {
    id: 'knowledge-zh',
    language: 'zh',
    title: {
      zh: '私有知识：John 的研究（用脚本模型发现）',
      en: "Knowledge (Chinese): John's research, by a scripted model",
    },
    steps: [],
    book: johnZh,
  },
  {
    id: 'knowledge-en',
    language: 'en',
    title: {
      zh: '私有知识（英文）：John 的研究（用脚本模型发现）',
      en: "Knowledge: John's research, by a scripted model",
    },
    steps: [],
    book: johnEn,
  },
]
