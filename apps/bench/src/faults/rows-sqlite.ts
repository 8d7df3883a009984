import type { DamageRow, FaultRow, LossRow } from './context.ts'
import { wildClock } from './clock.ts'
import { DAMAGES, damageFile } from './sqlite/damage.ts'
import { fillDisk, lockFile, readOnly } from './sqlite/hindered.ts'
import { killOnFiles } from './sqlite/kills.ts'
import { cutLogs } from './sqlite/log-cuts.ts'
import type { Tail } from './sqlite/log-cuts.ts'
import { killMigration, migrateTogether, newFile } from './sqlite/statements.ts'
import { writeTogether } from './sqlite/writers.ts'

const loss = (row: Omit<LossRow, 'kind'>): LossRow => ({ kind: 'loss', ...row })

const kills = (['full', 'normal'] as const).map((durability) =>
  loss({
    id: `kill-${durability}`,
    part: 'kill',
    backend: durability === 'full' ? 'SQLite FULL' : 'SQLite NORMAL',
    title: {
      en: 'kill -9 while it remembers, forgets, puts, logs, imports, checkpoints',
      zh: '在记录、遗忘、写入事实、会话、导入、检查点期间 kill -9',
    },
    tries: 500,
    few: durability === 'full' ? 6 : 4,
    run: killOnFiles(durability),
  }),
)

const TAILS: readonly (readonly [id: string, tail: Tail, en: string, zh: string])[] = [
  ['dropped', 'dropped', 'log cut, the rest dropped', '日志被截断，尾部丢弃'],
  ['zeros', 'zeros', 'log cut, the rest zeros', '日志被截断，尾部为零'],
  ['garbage', 'garbage', 'log cut, the rest garbage', '日志被截断，尾部为乱码'],
  ['older', 'an older log', 'log cut, the rest of an older log', '日志被截断，尾部为旧日志'],
]

const cuts = TAILS.map(([id, tail, en, zh]) =>
  loss({
    id: `wal-${id}`,
    part: 'wal',
    backend: 'SQLite FULL',
    title: { en, zh },
    tries: 250,
    few: tail === 'dropped' || tail === 'an older log' ? 30 : 0,
    run: cutLogs(tail),
  }),
)

const hindered: readonly LossRow[] = [
  loss({
    id: 'disk-full',
    part: 'disk',
    backend: 'SQLite',
    title: { en: 'no room left on the disk', zh: '磁盘写满' },
    tries: 40,
    few: 1,
    run: fillDisk,
  }),
  loss({
    id: 'read-only',
    part: 'disk',
    backend: 'SQLite',
    title: { en: 'file that may not be written', zh: '文件只读' },
    tries: 10,
    few: 0,
    run: readOnly,
  }),
  loss({
    id: 'locked',
    part: 'locked',
    backend: 'SQLite',
    title: { en: 'locked by another process for a while', zh: '被另一进程短暂锁定' },
    tries: 30,
    few: 0,
    run: lockFile(false),
  }),
  loss({
    id: 'locked-long',
    part: 'locked',
    backend: 'SQLite',
    title: { en: 'locked for longer than a call waits', zh: '锁定时间超过调用的等待时间' },
    tries: 30,
    few: 0,
    run: lockFile(true),
  }),
]

const others: readonly LossRow[] = [
  loss({
    id: 'migration-killed',
    part: 'migrate',
    backend: 'SQLite',
    title: { en: 'migration killed at every statement', zh: '迁移在每条语句处被杀' },
    tries: 180,
    few: 3,
    run: killMigration(newFile('interrupted'), 1),
  }),
  loss({
    id: 'migration-together',
    part: 'migrate',
    backend: 'SQLite',
    title: { en: 'eight processes migrate at once', zh: '八个进程同时迁移' },
    tries: 5,
    few: 0,
    run: migrateTogether(newFile('together')),
  }),
  loss({
    id: 'clock',
    part: 'clock',
    backend: 'SQLite',
    title: { en: 'clock stands, goes back, runs ten years ahead', zh: '时钟停住、倒退、快进十年' },
    tries: 1000,
    few: 100,
    run: wildClock(newFile('clock')),
  }),
  ...[10, 200].map((slots) =>
    loss({
      id: `writers-${slots}`,
      part: 'writers',
      backend: 'SQLite FULL',
      title: {
        en: `processes that write ${slots} facts of one file at once`,
        zh: `同时写同一文件的 ${slots} 个事实的进程`,
      },
      tries: 32,
      few: 0,
      run: writeTogether(slots),
    }),
  ),
]

const DAMAGED: readonly (readonly [keyof typeof DAMAGES, number, number, string, string])[] = [
  ['flip', 1000, 0, 'one bit flipped', '翻转一个比特'],
  ['page', 100, 6, 'one page overwritten', '覆盖一页'],
  ['cut', 100, 6, 'file cut off', '文件被截短'],
  ['empty', 5, 0, 'file empty beside its log', '文件为空而日志仍在'],
  ['other', 50, 0, 'not a database', '不是数据库的文件'],
  ['old', 100, 0, 'an old log of its own put back', '放回自己的旧日志'],
  ['swapped', 100, 0, 'the log of another database', '换成另一数据库的日志'],
]

const damages = DAMAGED.map(([id, tries, few, en, zh]): DamageRow => ({
  kind: 'damage',
  id: `damage-${id}`,
  part: 'damage',
  backend: 'SQLite',
  title: { en, zh },
  tries,
  few,
  run: damageFile(DAMAGES[id]),
}))

export const SQLITE_ROWS: readonly FaultRow[] = [...kills, ...cuts, ...hindered, ...others, ...damages]
