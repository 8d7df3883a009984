/** The setting of transformers.js for what it prints; 50 prints nothing. */
export interface LogSettings {
  logLevel: number
}
const NOTHING = 50

let calls = 0
let before = NOTHING

/**
 * Runs `work` while the runtime prints nothing: when a model fails, it would print the numbers of the tokens it failed on,
 * which are the text. The setting is the whole process's, so it is put back when the last such call ends.
 */
export async function quietly<T>(env: LogSettings, work: () => Promise<T>): Promise<T> {
  if (calls++ === 0) {
    before = env.logLevel
    env.logLevel = NOTHING
  }
  try {
    return await work()
  } finally {
    if (--calls === 0) env.logLevel = before
  }
}
