import type { Catalogue } from '../catalogue.ts'
import { errors } from './errors.ts'
import { dates, extract } from './extract.ts'
import { help } from './help.ts'
import { imports } from './imports.ts'
import { knowledge } from './knowledge.ts'
import { output } from './output.ts'
import { reach } from './reach.ts'
import { safety } from './safety.ts'
import { server } from './server.ts'
import { sessions } from './sessions.ts'
import { slots } from './slots.ts'
import { trace, whyNot } from './trace.ts'
import { versions } from './versions.ts'

export const zh: Catalogue = {
  lang: 'zh',
  help,
  errors,
  output,
  server,
  slots,
  extract,
  dates,
  trace,
  whyNot,
  versions,
  sessions,
  knowledge,
  safety,
  imports,
  reach,
}
