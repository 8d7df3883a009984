import { LANGS } from '../text/index.ts'
import type { Lang } from '../text/index.ts'
import type { Values } from './values.ts'

/** The options every command has. */
export interface Globals {
  readonly scope: string | undefined
  readonly db: string | undefined
  readonly config: string | undefined
  readonly json: boolean
  readonly lang: Lang | undefined
  /** Who acts. */
  readonly as: string | undefined
  /** Of a Postgres server. */
  readonly schema: string | undefined
  /** Of commands that use a model. */
  readonly model: string | undefined
  readonly modelUrl: string | undefined
}

export const readGlobals = (values: Values): Globals => ({
  scope: values.text('scope'),
  db: values.text('db'),
  config: values.text('config'),
  json: values.flag('json'),
  lang: values.choice('lang', LANGS),
  as: values.label('as'),
  schema: values.text('schema'),
  model: values.text('model'),
  modelUrl: values.text('model-url'),
})
