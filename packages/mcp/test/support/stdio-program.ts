import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { createMcpServer, createReferenceServer, serveStdio } from '../../src/index.ts'

/** A program as a client starts it: `stdio-program <file> <memory | reference>`. */
const [file = '', mode = 'memory'] = process.argv.slice(2)
const recollect = await createRecollect({
  plugins: [sessions(), timeline()],
  store: sqliteStore({ file, durability: 'normal' }),
  languages: [chinese(), english()],
})
const options = {
  scope: 'alice',
  onError: (error: unknown) => {
    process.stderr.write(`reported: ${String(error)}\n`)
  },
}
const served =
  mode === 'reference' ? createReferenceServer(recollect, options) : createMcpServer(recollect, options)
const { closed } = await serveStdio(served, { maxMessageBytes: 1_000_000 })
await closed
await recollect.close()
process.stderr.write('closed\n')
