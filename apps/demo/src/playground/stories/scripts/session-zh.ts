import type { Story, StoryStep } from '../story.ts'
import { say } from '../story.ts'

const log = (daysAgo: number, session: string, q: string, a?: string): StoryStep => ({
  does: 'log',
  daysAgo,
  session,
  pair: a === undefined ? { q } : { q, a },
})

/** Questions and answers in sessions, and a form. */
export const SESSION_ZH: Story = {
  id: 'session-zh',
  language: 'zh',
  title: { zh: '会话与表单：装修答疑', en: 'Sessions and a form (Chinese): doing up a flat' },
  steps: [
    say(40, '我刚在武汉买了一套二手房，准备装修'),
    log(
      40,
      '装修-水电',
      '水电改造要注意什么？',
      '重要：先画点位图再开槽。步骤：1. 强电和弱电分开走管，间距不少于 30 厘米；2. 卫生间和厨房的水管走顶；3. 做完打压测试，0.8 兆帕保持 30 分钟不掉压；4. 拍照留底再封槽。',
    ),
    log(40, '装修-水电', '好的，谢谢', '不客气！'),
    log(
      33,
      '装修-防水',
      '卫生间防水做多高？',
      '淋浴区做到 1.8 米，其余墙面 30 厘米。重要：做完闭水试验 48 小时，到楼下确认没有渗漏再贴砖。',
    ),
    log(20, '装修-防水', '闭水试验要多久？', '48 小时，水深不低于 2 厘米，地漏要先封好。'),
    {
      does: 'form',
      daysAgo: 18,
      session: '装修-水电',
      form: {
        title: '上门测量',
        fields: { 城市: '武汉', 联系电话: '13700001234', 备注: '我对甲醛过敏，请用环保材料' },
      },
    },
    log(2, '装修-水电', '水电改造要注意什么？', '和上次一样：先画点位图，强弱电分开，打压测试后拍照留底。'),
  ],
}
