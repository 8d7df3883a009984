import type { Story, StoryStep } from '../story.ts'
import { say } from '../story.ts'

const log = (daysAgo: number, session: string, q: string, a?: string): StoryStep => ({
  does: 'log',
  daysAgo,
  session,
  pair: a === undefined ? { q } : { q, a },
})

/** The same in English. */
export const SESSION_EN: Story = {
  id: 'session-en',
  language: 'en',
  title: { zh: '会话与表单（英文）：部署答疑', en: 'Sessions and a form: shipping a service' },
  steps: [
    say(30, 'I run a small online shop on Postgres and Node.js'),
    log(
      30,
      'deploy',
      'How do I roll back a failed deployment?',
      'Important: keep the last image tagged. Steps: 1. `kubectl rollout undo deployment/shop`; 2. check `kubectl rollout status`; 3. run the database migration down only when the release notes say so; 4. write down what happened before you try again.',
    ),
    log(30, 'deploy', 'thanks!', 'You are welcome.'),
    log(
      21,
      'database',
      'How do I back up Postgres without stopping it?',
      'Use `pg_dump --format=custom` for one database, or `pg_basebackup` for the whole cluster. Important: restore it somewhere once a month, a backup nobody restored is a hope.',
    ),
    log(
      12,
      'database',
      'What is a good connection pool size?',
      'Start with twice the cores of the database server.',
    ),
    {
      does: 'form',
      daysAgo: 8,
      session: 'deploy',
      form: {
        title: 'delivery',
        fields: { city: 'Ghent', phone: '020 7946 0187', note: 'I am allergic to peanuts' },
      },
    },
    log(
      1,
      'deploy',
      'How do I roll back a failed deployment?',
      'As before: `kubectl rollout undo`, then check its status.',
    ),
  ],
}
