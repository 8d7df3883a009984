const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Resolves when somebody ends the program: Ctrl-C, or the system. A second time ends it at once. */
export const untilEnded = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, end)
      resolve()
    }
    for (const signal of SIGNALS) process.once(signal, end)
  })
