/** What SQLite may keep beside a database; a file there would be taken for a part of it. */
export const SIDES = ['-wal', '-shm', '-journal'] as const
