interface Asked {
  readonly data?: string | undefined
  readonly set: string
  readonly store: string
  readonly limit: number
  readonly baselines: string | boolean
  readonly dated: boolean
  readonly ablation: boolean
  readonly without?: string | undefined
}

/** The command that gives these figures again, without the places of one machine. */
export function commandOf(options: Asked): string {
  const { data, set, store, limit, baselines, dated, ablation, without } = options
  return [
    'pnpm bench retrieval',
    ...(data === undefined ? [] : ['--data DIR']),
    ...(set === 'all' ? [] : [`--set ${set}`]),
    ...(store === 'sqlite' ? [] : [`--store ${store}`]),
    ...(limit === 50 ? [] : [`--limit ${limit}`]),
    ...(baselines === false ? [] : [baselines === true ? '--baselines' : `--baselines ${baselines}`]),
    ...(dated ? ['--dated'] : []),
    ...(without !== undefined ? [`--without ${without}`] : ablation ? ['--ablation'] : []),
    '--results',
  ].join(' ')
}
