import type { Labels } from '../types.ts'

export const labels: Labels = {
  zone: 'Time zone:',
  days: 'Weekdays:',
  conversation: 'The conversation:',
  earlier: 'Earlier episodes:',
  known: 'Known already:',
  episode: 'The episode:',
  reconstruction: 'The reconstruction:',
  slots: 'Slots:',
  messages: 'Messages:',
  only: 'only:',
  none: '(none)',
  leftOut: '[… left out …]',
  roles: { user: 'user', assistant: 'assistant', tool: 'tool', system: 'system' },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
