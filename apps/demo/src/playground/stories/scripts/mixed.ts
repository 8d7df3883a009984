import { reply, say } from '../story.ts'
import type { Story } from '../story.ts'

/** Two languages in one head. */
export const MIXED: Story = {
  id: 'mixed',
  language: 'mixed',
  title: {
    zh: '中英混说：Kevin 在上海和西雅图之间',
    en: 'Two languages at once: Kevin between Shanghai and Seattle',
  },
  steps: [
    say(300, '我叫 Kevin，我住在 Shanghai'),
    say(299, '我在 Microsoft 上班，做 frontend 开发'),
    say(280, 'I love craft beer and 火锅'),
    reply(280, '听起来不错！你住在北京对吗？'),
    say(240, '我老婆叫 Grace，她在 Apple 工作'),
    say(200, 'We have a daughter, her name is 安安'),
    say(150, '我 relocate 了，我搬到了 Seattle'),
    say(149, 'I live in Seattle now'),
    say(110, '我平时用 MacBook 写 TypeScript'),
    say(80, '我不再喜欢 craft beer 了'),
    say(50, 'I left Microsoft, I work at 灵犀 now'),
    say(20, '我的 email 是 kevin@example.com'),
    say(3, '下周五下午三点我要去 visa interview'),
  ],
}
