import type { Initialised } from '../commands/init/index.ts'
import type { View } from './view.ts'

export function renderInit({ config, db, created, passwordLeftOut }: Initialised, { text }: View): string {
  const { init } = text.output
  return [
    init.wrote(config),
    ...(passwordLeftOut ? [text.server.passwordLeftOut] : []),
    created ? init.created(db) : init.kept(db),
    init.next,
  ].join('\n')
}
