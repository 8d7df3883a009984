import type { ContextVariable, WorkingWriter } from '@recollect/core/store'
import { variableToRow } from '../rows/variable-row.ts'
import { checkJson } from '../statements/check-metadata.ts'
import { SqlWorking } from './working.ts'

export class SqlWorkingWriter extends SqlWorking implements WorkingWriter {
  async put(variable: Omit<ContextVariable, 'scope'>): Promise<void> {
    checkJson(variable.value)
    const { connection, statements, codec } = this.session
    const scope = await this.session.ensure()
    await connection.send(statements.variables.put.with(variableToRow(scope, variable, codec)))
  }

  async remove(session: string, name: string): Promise<void> {
    const { connection, statements, id: scope } = this.session
    await connection.send(statements.variables.remove.with({ scope, session, name }))
  }
}
