import { RecollectError } from './recollect-error.ts'

/** No such record in this scope. */
export class NotFoundError extends RecollectError {
  constructor(what: string, id: string, list = `${what}s.list()`) {
    super('NOT_FOUND', `No ${what} "${id}" in this scope. List what there is with ${list}.`)
  }
}
