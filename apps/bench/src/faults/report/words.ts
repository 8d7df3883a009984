export type Language = 'en' | 'zh'

interface Words {
  readonly loss: { readonly title: string; readonly head: readonly string[] }
  readonly damage: { readonly title: string; readonly head: readonly string[] }
}

/** Titles and heads of the two tables. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    loss: {
      title: 'Faults',
      head: [
        'fault',
        'backend',
        'tries',
        'acknowledged',
        'lost',
        'duplicated',
        'broken',
        'errors',
        'recovered in, ms p50',
        'max',
      ],
    },
    damage: {
      title: 'Damaged files',
      head: ['damage', 'backend', 'tries', 'told', 'harmless', 'read wrong', 'changed'],
    },
  },
  zh: {
    loss: {
      title: '故障',
      head: ['故障', '后端', '次数', '已确认', '丢失', '重复', '断裂', '报错', '恢复用时 ms p50', '最大'],
    },
    damage: {
      title: '损坏的文件',
      head: ['损坏', '后端', '次数', '报告', '无害', '读错', '被改动'],
    },
  },
}
