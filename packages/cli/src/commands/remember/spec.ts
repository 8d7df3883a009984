import type { TextMessage } from '@recollect/core'
import { command } from '../../argv/command.ts'
import type { Values } from '../../argv/values.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import type { MessageSource } from '../../input/messages.ts'
import { ROLES } from '../../input/roles.ts'

export const rememberSpec = command({
  name: 'remember',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'whole', 'format', 'role', 'speaker', 'session', 'at', 'key'],
  read: (values): MessageSource => {
    const whole = values.flag('whole')
    const format = values.choice('format', ['text', 'jsonl']) ?? 'text'
    if (whole && format === 'jsonl') throw values.exclusive('--whole', '--format jsonl')
    return { text: values.textSource(), whole, format, fields: readFields(values) }
  },
  load: async () => {
    const [{ remember }, { renderRemembered }] = await Promise.all([
      import('./index.ts'),
      import('../../render/remembered.ts'),
    ])
    return {
      run: remember,
      render: renderRemembered,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})

function readFields(values: Values): Omit<TextMessage, 'text'> {
  const role = values.choice('role', ROLES)
  const at = values.time('at')
  const [speaker, session, key] = [values.label('speaker'), values.label('session'), values.label('key')]
  return {
    ...(role === undefined ? {} : { role }),
    ...(speaker === undefined ? {} : { speaker }),
    ...(session === undefined ? {} : { session }),
    ...(at === undefined ? {} : { at }),
    ...(key === undefined ? {} : { key }),
  }
}
