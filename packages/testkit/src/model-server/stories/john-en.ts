import { conversation } from './conversation.ts'
import type { Story, StoryBook } from './story.ts'

const story: Story = [
  {
    when: "I've been researching prompt engineering for large language models lately",
    narration: {
      title: 'John discusses his research on prompt engineering for LLMs',
      summary: 'John tells what he researches.',
      content:
        'On 15 January 2024 John said that he has been researching prompt engineering for large language models, above all how to make LLMs understand complex instructions better.',
    },
    reconstruction: 'John mentions research on some AI technology, perhaps machine learning.',
    gaps: [
      {
        key: "John's research direction",
        value: 'prompt engineering for large language models',
        context: 'how to make LLMs understand complex instructions',
        gapType: 'personal_fact',
        confidence: 0.9,
        quote: "I've been researching prompt engineering for large language models lately",
      },
    ],
  },
  {
    when: "I've moved on to behavior planning for AI agents now",
    narration: {
      title: 'John moves on to behavior planning for AI agents',
      summary: 'John changed his research direction.',
      content:
        'On 20 April 2024 John said that he has moved on from his earlier LLM research to behavior planning for AI agents, whose decision mechanisms he finds more challenging.',
    },
    reconstruction:
      'John says that he changed the direction of his research, perhaps still in machine learning.',
    gaps: [
      {
        key: 'Research direction of John',
        value: 'behavior planning for AI agents',
        context: "agents' decision mechanisms",
        gapType: 'personal_fact',
        confidence: 0.8,
        quote: "I've moved on to behavior planning for AI agents now",
      },
    ],
  },
  {
    when: 'I am building a project called Tanka',
    narration: {
      title: 'John discusses the design of an agent architecture',
      summary: 'John shared his ideas on agent architecture.',
      content:
        'On 6 May 2024 John shared new ideas on the design of an agent architecture; the project is called Tanka.',
    },
    reconstruction: 'John designs an agent system, perhaps made of several modules.',
    gaps: [
      {
        key: 'Tanka project',
        value: 'a three-layer agent architecture',
        context: 'an agent architecture that John designed',
        gapType: 'proper_noun',
        confidence: 0.9,
        quote: 'I am building a project called Tanka, a three-layer agent architecture',
      },
      {
        key: 'Layers of Tanka',
        value: 'perception, planning and execution',
        context: 'the planning layer uses behavior planning',
        gapType: 'specific_detail',
        confidence: 0.85,
        quote: 'Perception, planning and execution; the planning layer uses behavior planning',
      },
    ],
    relationships: [
      {
        from: 'Layers of Tanka',
        to: 'Tanka project',
        type: 'part_of',
        description: 'Tanka is made of these layers',
      },
      {
        from: 'Tanka project',
        to: "John's research direction",
        type: 'related',
        description: 'The project uses his research',
      },
    ],
  },
]

/** The same life cycle in English. */
export const johnEn: StoryBook = {
  scope: 'john',
  conversations: [
    conversation('llm', 'John', [
      [
        '2024-01-15T10:00:00Z',
        'user',
        "I've been researching prompt engineering for large language models lately",
      ],
      ['2024-01-15T10:01:00Z', 'assistant', 'An interesting direction! Which aspects do you focus on?'],
      ['2024-01-15T10:02:00Z', 'user', 'Mainly how to make LLMs understand complex instructions better'],
    ]),
    conversation('agent', 'John', [
      ['2024-04-20T14:30:00Z', 'user', "I've moved on to behavior planning for AI agents now"],
      ['2024-04-20T14:31:00Z', 'assistant', 'From LLMs to agents?'],
      ['2024-04-20T14:32:00Z', 'user', "Yes, I find agents' decision mechanisms more challenging"],
    ]),
    conversation('tanka', 'John', [
      [
        '2024-05-06T09:00:00Z',
        'user',
        'I am building a project called Tanka, a three-layer agent architecture',
      ],
      ['2024-05-06T09:01:00Z', 'assistant', 'What are the three layers?'],
      [
        '2024-05-06T09:02:00Z',
        'user',
        'Perception, planning and execution; the planning layer uses behavior planning',
      ],
    ]),
  ],
  story,
}
