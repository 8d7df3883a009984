import type { PostingsResult, SearchReader, SeqRange } from '@recollect/core/store'
import type { ScopeSession } from './scope-session.ts'

export class SqlSearch implements SearchReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async postings(given: readonly string[], allowed: number, within?: SeqRange): Promise<PostingsResult> {
    const { documents, totalLength } = this.session.figures
    const terms = [...new Set(given)]
    if (documents === 0 || terms.length === 0) return { documents, totalLength, terms: [] }
    const budget = Math.max(0, Math.floor(allowed))
    return {
      documents,
      totalLength,
      terms: await this.session.postings.read(this.session, { terms, budget, within }),
    }
  }
}
