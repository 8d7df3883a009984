import { app } from './app.ts'
import { chat } from './chat.ts'
import { evaluation } from './evaluation.ts'
import { knowledge } from './knowledge.ts'
import { memory } from './memory.ts'
import { parts } from './parts.ts'
import { problems } from './problems.ts'
import { sessions } from './sessions.ts'
import { slots } from './slots.ts'
import { time } from './time.ts'
import { why } from './why.ts'

export const en = { app, chat, evaluation, knowledge, memory, parts, problems, sessions, slots, time, why }
