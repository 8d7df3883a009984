import { connectBy } from '../../src/driver/drivers.ts'

/** Connections of the driver that is the default. */
export const connect = await connectBy('better-sqlite3')
