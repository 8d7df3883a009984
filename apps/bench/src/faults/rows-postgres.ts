import type { LossRow } from './context.ts'
import { wildClock } from './clock.ts'
import { underLoad } from './postgres/callers.ts'
import { killClients } from './postgres/clients.ts'
import { crash, endConnections, restart } from './postgres/disturb.ts'
import { newDatabase } from './postgres/places.ts'
import { writeTogetherThere } from './postgres/writers.ts'
import { killMigration, migrateTogether } from './sqlite/statements.ts'

const row = (row: Omit<LossRow, 'kind' | 'backend'>): LossRow => ({
  kind: 'loss',
  backend: 'Postgres',
  ...row,
})

export const POSTGRES_ROWS: readonly LossRow[] = [
  row({
    id: 'pg-kill',
    part: 'kill',
    title: {
      en: 'client killed while it remembers, forgets, puts, logs, imports',
      zh: '客户端在记录、遗忘、写入事实、会话、导入期间被杀',
    },
    tries: 200,
    few: 0,
    run: killClients,
  }),
  row({
    id: 'pg-crash',
    part: 'crash',
    title: {
      en: 'pg_ctl stop -m immediate under 16 clients',
      zh: '16 个客户端写入时 pg_ctl stop -m immediate',
    },
    tries: 30,
    few: 0,
    run: underLoad(crash),
  }),
  row({
    id: 'pg-restart',
    part: 'crash',
    title: { en: 'server restarted under 16 clients', zh: '16 个客户端写入时重启服务器' },
    tries: 20,
    few: 0,
    run: underLoad(restart),
  }),
  row({
    id: 'pg-connections',
    part: 'connections',
    title: { en: 'all connections of 16 clients ended', zh: '断开 16 个客户端的全部连接' },
    tries: 200,
    few: 3,
    run: underLoad(endConnections),
  }),
  row({
    id: 'pg-migration-killed',
    part: 'migrate',
    title: { en: 'migration killed at every fifth statement', zh: '迁移每隔五条语句被杀一次' },
    tries: 40,
    few: 0,
    run: killMigration(newDatabase, 5),
  }),
  row({
    id: 'pg-migration-together',
    part: 'migrate',
    title: { en: 'eight processes migrate at once', zh: '八个进程同时迁移' },
    tries: 5,
    few: 0,
    run: migrateTogether(newDatabase),
  }),
  row({
    id: 'pg-clock',
    part: 'clock',
    title: { en: 'clock stands, goes back, runs ten years ahead', zh: '时钟停住、倒退、快进十年' },
    tries: 1000,
    few: 60,
    run: wildClock(newDatabase),
  }),
  ...[10, 200].map((slots) =>
    row({
      id: `pg-writers-${slots}`,
      part: 'writers',
      title: { en: `clients that write ${slots} facts at once`, zh: `同时写 ${slots} 个事实的客户端` },
      tries: 32,
      few: 0,
      run: writeTogetherThere(slots),
    }),
  ),
]
