import { library } from '../../tsup.base.ts'

/** Kysely's 300 small files take longer to load than everything else together: they go into the bundle. */
export default library({
  entry: ['src/index.ts', 'src/driver/index.ts', 'src/jobs/index.ts'],
  noExternal: ['kysely', '@recollect/store-kysely'],
  external: ['better-sqlite3'],
})
