import type { FormResult, LogResult } from '@recollect/sessions'
import type { SessionResult } from '../session.ts'
import { rememberedLines } from './remembered.ts'
import { short } from './style.ts'
import type { Style } from './style.ts'

/** The session: a line a pair, the form and its facts, and what a prompt is given. */
export function sessionLines({ logged, form, message, context }: SessionResult, style: Style): string[] {
  const { frame, colours } = style
  return [
    '',
    colours.bold(frame.session.title),
    ...logged.map((result) => `  ${pairLine(result, style)}`),
    '',
    `  ${formLine(form, style)}`,
    ...form.remembered.flatMap((result) => [
      `    ${frame.quote(result.item.text)}`,
      ...rememberedLines(result, style).map((line) => `      ${line}`),
    ]),
    '',
    `  ${colours.bold(frame.session.context(message, context.tokens))}`,
    ...context.text.split('\n').map((line) => `    ${line}`),
    '',
  ]
}

function pairLine({ turn, kept }: LogResult, { frame, colours }: Style): string {
  const answer = turn.answer === null && kept ? [] : [kept ? frame.session.kept : frame.session.notKept]
  const more = [turn.significance.toFixed(2), ...answer, ...turn.topics.map((topic) => `#${topic}`)]
  return `${String(turn.seq)}  ${short(turn.question)}  ${colours.dim(more.join(' · '))}`
}

const formLine = ({ variable, bytes }: FormResult, { frame }: Style): string =>
  frame.session.form(variable.name, bytes)
