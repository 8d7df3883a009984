import { allCommands } from '../../src/argv/commands.ts'

export const COMMANDS = await allCommands()
