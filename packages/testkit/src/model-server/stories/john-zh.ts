import { conversation } from './conversation.ts'
import type { Story, StoryBook } from './story.ts'

const story: Story = [
  {
    when: '我最近在研究大语言模型的提示工程',
    narration: {
      title: 'John讨论大语言模型提示工程研究',
      summary: 'John说明自己最近的研究。',
      content: '2024年1月15日，John表示最近在研究大语言模型的提示工程，特别关注如何让LLM更好地理解复杂指令。',
    },
    reconstruction: 'John提到研究某种AI技术，可能是机器学习相关。',
    gaps: [
      {
        key: 'John的研究方向',
        value: '大语言模型提示工程',
        context: '专注于让LLM理解复杂指令',
        gapType: 'personal_fact',
        confidence: 0.9,
        quote: '我最近在研究大语言模型的提示工程',
      },
    ],
  },
  {
    when: '我现在转向AI Agent的行为规划了',
    narration: {
      title: 'John转向AI Agent行为规划研究',
      summary: 'John换了研究方向。',
      content:
        '2024年4月20日，John表示已从之前的LLM研究转向AI Agent的行为规划，认为Agent的决策机制更有挑战性。',
    },
    reconstruction: 'John说自己换了一个研究方向，可能仍与机器学习有关。',
    gaps: [
      {
        key: 'John 的研究方向',
        value: 'AI Agent行为规划',
        context: '专注于Agent决策机制',
        gapType: 'personal_fact',
        confidence: 0.8,
        quote: '我现在转向AI Agent的行为规划了',
      },
    ],
  },
  {
    when: '我在做一个叫Tanka的项目',
    narration: {
      title: 'John讨论Agent架构设计',
      summary: 'John分享了Agent架构设计的想法。',
      content: '2024年5月6日，John分享了他在Agent架构设计方面的新想法，项目叫Tanka。',
    },
    reconstruction: 'John在设计一个Agent系统，可能由几个模块组成。',
    gaps: [
      {
        key: 'Tanka项目',
        value: '三层的Agent架构',
        context: 'John设计的Agent架构',
        gapType: 'proper_noun',
        confidence: 0.9,
        quote: '我在做一个叫Tanka的项目，是三层的Agent架构',
      },
      {
        key: 'Tanka的三层',
        value: '感知、规划和执行',
        context: '规划层用的是行为规划',
        gapType: 'specific_detail',
        confidence: 0.85,
        quote: '感知、规划和执行，规划层用的就是行为规划',
      },
    ],
    relationships: [
      { from: 'Tanka的三层', to: 'Tanka项目', type: 'part_of', description: 'Tanka由这三层组成' },
      { from: 'Tanka项目', to: 'John的研究方向', type: 'related', description: '项目用到他的研究' },
    ],
  },
]

/** A direction of research that changes from one conversation to the next, and a third that goes on with it. */
export const johnZh: StoryBook = {
  scope: 'john',
  conversations: [
    conversation('llm', 'John', [
      ['2024-01-15T10:00:00Z', 'user', '我最近在研究大语言模型的提示工程'],
      ['2024-01-15T10:01:00Z', 'assistant', '很有趣的方向！你主要关注哪些方面？'],
      ['2024-01-15T10:02:00Z', 'user', '主要是如何让LLM更好地理解复杂指令'],
    ]),
    conversation('agent', 'John', [
      ['2024-04-20T14:30:00Z', 'user', '我现在转向AI Agent的行为规划了'],
      ['2024-04-20T14:31:00Z', 'assistant', '从LLM转向Agent了？'],
      ['2024-04-20T14:32:00Z', 'user', '对，发现Agent的决策机制更有挑战性'],
    ]),
    conversation('tanka', 'John', [
      ['2024-05-06T09:00:00Z', 'user', '我在做一个叫Tanka的项目，是三层的Agent架构'],
      ['2024-05-06T09:01:00Z', 'assistant', '三层分别是什么？'],
      ['2024-05-06T09:02:00Z', 'user', '感知、规划和执行，规划层用的就是行为规划'],
    ]),
  ],
  story,
}
