import type { TextMessage } from '@recollect/core'
import { command } from '../../argv/command.ts'
import type { Values } from '../../argv/values.ts'
import type { MessageSource } from '../../input/messages.ts'
import { ROLES } from '../../input/roles.ts'

export interface ExtractArguments {
  readonly source: MessageSource
  /** Undefined: the zone of the configuration. */
  readonly zone: string | undefined
  readonly explain: boolean
}

export const extractSpec = command({
  name: 'extract',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'whole', 'role', 'at', 'zone', 'explain'],
  read: (values): ExtractArguments => ({
    source: {
      text: values.textSource(),
      whole: values.flag('whole'),
      format: 'text',
      fields: readFields(values),
    },
    zone: values.zone('zone'),
    explain: values.flag('explain'),
  }),
  load: async () => {
    const [{ extract }, { renderExtracted }] = await Promise.all([
      import('./index.ts'),
      import('../../render/extracted.ts'),
    ])
    return { run: extract, render: renderExtracted }
  },
})

function readFields(values: Values): Omit<TextMessage, 'text'> {
  const role = values.choice('role', ROLES)
  const at = values.time('at')
  return { ...(role === undefined ? {} : { role }), ...(at === undefined ? {} : { at }) }
}
