import { late, reply, say } from '../story.ts'
import type { Story } from '../story.ts'

/** Moves, a new job, a correction, something taken back, a family, and words of an assistant that are not to be believed. */
export const YEAR_ZH: Story = {
  id: 'year-zh',
  language: 'zh',
  title: {
    zh: '林晓的一年：搬家、换工作、更正',
    en: 'A year of Lin Xiao (Chinese): moves, jobs, corrections',
  },
  steps: [
    say(420, '你好，我叫林晓，住在南京鼓楼区'),
    say(419, '我在一家出版社做编辑，我喜欢爬山和推理小说'),
    reply(419, '编辑的工作一定很有意思！我猜你住在苏州吧？'),
    say(390, '我对花生过敏，点菜的时候记得提醒我'),
    say(365, '我养了一只橘猫，叫年糕'),
    say(330, '我姐姐在成都当老师'),
    say(300, '我的邮箱是 linxiao@example.com'),
    say(298, '邮箱说错了，是 lin.xiao@example.com'),
    say(250, '我跳槽了，现在在云帆科技上班，做产品经理'),
    say(245, '我搬到杭州滨江区了'),
    reply(245, '恭喜搬家！听说你在云帆科技当总监？'),
    say(200, '如果我住在大理，我就天天骑车'),
    say(180, '我男朋友叫陈航，他是摄影师'),
    say(150, '我开始学吉他了，每周三晚上上课'),
    late(120, 310, '我去年还在出版社的时候考过了驾照'),
    say(100, '我不再喜欢推理小说了，现在迷上了科幻'),
    say(60, '我从云帆科技离职了'),
    say(45, '我入职了青禾教育，负责课程设计'),
    say(30, '我搬家了，现在住在杭州西湖区'),
    say(20, '我和陈航结婚了'),
    say(10, '我的新手机号是 13900002468'),
    say(5, '我下个月打算去云南旅行'),
    say(1, '叫我小林就行'),
  ],
}
