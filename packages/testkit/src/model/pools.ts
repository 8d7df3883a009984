const id = (group: string, at: number): string =>
  `00000000-0000-7000-8000-${group}${String(at).padStart(11, '0')}`

/** The values that random operations choose from, and that a snapshot asks for. */
export const POOLS = {
  scopes: ['alice', 'bob'],
  itemIds: Array.from({ length: 16 }, (_, at) => id('a', at)),
  cardIds: Array.from({ length: 16 }, (_, at) => id('b', at)),
  changeIds: Array.from({ length: 8 }, (_, at) => id('c', at)),
  batches: ['b1', '批'],
  keys: ['k1', 'k2', 'k3', '键'],
  hashes: ['h1', 'h2'],
  sessions: ['s1', 's2'],
  slots: ['location', 'likes', 'family.sister', 'familyish'],
  entities: ['user', 'user', 'user', 'user.friend'],
  valueKeys: ['', '猫'],
  terms: ['安卓', '用户', 'cat', 'dog', '%', 'long term'],
  queries: ['q1', '我是谁'],
  packs: ['zh@1', 'zh@2'],
  /** The last two change places when they are ordered by UTF-16 units. */
  logs: ['log', '\ufffd', '😀'],
  topics: ['a', 'b', '设计'],
  variables: ['form:a', '表单'],
  episodeIds: Array.from({ length: 4 }, (_, at) => id('e', at)),
  nodeIds: Array.from({ length: 4 }, (_, at) => id('d', at)),
  edgeIds: Array.from({ length: 32 }, (_, at) => id('f', at)),
  rowIds: Array.from({ length: 6 }, (_, at) => id('9', at)),
  keyForms: ['k1', 'k2', '键', '\ufffd', '😀'],
  spaces: [
    { model: 'm', dimensions: 2 },
    { model: 'm', dimensions: 3 },
    { model: '模型', dimensions: 2 },
  ],
} as const
