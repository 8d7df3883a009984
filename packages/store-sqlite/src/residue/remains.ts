/** What an erasure leaves out of reach, in words for an operator. */
export const BACKUPS =
  'Backups, copies and snapshots of the file, and blocks that the disk itself keeps after they were overwritten.'
export const LOG_IN_USE =
  'The write-ahead log: another connection reads from it. Erase again once it has ended; it is done at once then.'
export const STILL_THERE =
  'Free space of the file still holds some of what was erased. Run VACUUM once nobody else uses it.'
export const OWN_MEMORY = 'Memory of this process that was set free is not overwritten.'
export const OF_A_SERVER =
  'The files of the server, its log, its replicas and its copies: they cannot be searched from here. Ask whoever runs it.'
export const NOT_SEARCHED = (code: string): string =>
  `The files could not be searched (${code}): nobody knows whether bytes are left. Run VACUUM once nobody else uses the file.`
