import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a superuser in a database of a cluster of Citus, at its coordinator; null for none. */
    citus: string | null
    /** A command that kills one of its workers with `kill` and starts it again with `revive`; null for none. */
    citusWorkerControl: string | null
  }
}

const given = (name: string): string | null => {
  const value = process.env[name]
  return value === undefined || value === '' ? null : value
}

/** No distribution carries Citus, so that its tests run where somebody gives them a cluster. */
export function setup(project: TestProject): void {
  const url = given('RECOLLECT_CITUS_URL')
  const control = given('RECOLLECT_CITUS_WORKER_CTL')
  project.provide('citus', url)
  project.provide('citusWorkerControl', control)
  const say = (what: string): void =>
    project.vitest.logger.error(`\n!! ${project.name}: ${what} SKIPPED. See test/citus/README.md.\n`)
  if (url === null) say('tests on a cluster of Citus are')
  else if (control === null) say('the test that kills a worker of Citus is')
}
