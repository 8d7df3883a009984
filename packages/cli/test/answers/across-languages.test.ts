import { tell } from './story.ts'

tell([
  {
    told: [
      ['2021-06-10', '我住在南京'],
      ['2023-02-14', '我搬到苏州了'],
    ],
    asked: [
      ['Where do I live?', 'You live in 苏州.'],
      ['Do I still live in 南京?', 'No. You live in 苏州 now.'],
      ['Do I live in Nanjing?', 'No. You live in 苏州.'],
      ['Where did I live in 2022?', 'In 2022 you lived in 南京.'],
      ['How has my address changed?', 'Where you live: first 南京, since February 2023 苏州.'],
      [
        'Since when do I live in 苏州?',
        'You live in 苏州, since 14 February 2023 at the latest: that is when you told me.',
      ],
    ],
  },
  {
    told: [
      ['2021-06-10', 'I live in Leeds'],
      ['2023-02-14', 'I moved to Porto'],
    ],
    asked: [
      ['我住在哪里', '你住在Porto。'],
      ['我还住在Leeds吗', '不，你现在住在Porto。'],
      ['我住过Leeds吗', '是的，你以前住在Leeds（到2023年2月）。'],
      ['2022年我住在哪里', '2022年你住在Leeds。'],
      ['我以前住哪里', '你以前住在Leeds（到2023年2月）。'],
      ['我住在里斯本吗', '你住在Porto。'],
    ],
  },
  {
    told: [['2024-01-01', 'I have two brothers and one sister']],
    asked: [
      ['我有几个兄弟姐妹', '3个：你有2个兄弟；你有1个姐妹。'],
      ['我有几个哥哥', '你有2个哥哥。'],
      ['我有姐姐吗', '是的，你有1个姐姐。'],
      ['我有女儿吗', '我还不知道。', 'none'],
    ],
  },
  {
    told: [['2024-01-01', '我有两个哥哥']],
    asked: [
      ['How many brothers do I have?', 'You have 2 brothers.'],
      ['Do I have a brother?', 'Yes. You have 2 brothers.'],
      ['Do I have a sister?', "I don't know: you have not told me.", 'none'],
    ],
  },
  {
    told: [['2024-01-01', '我是护士']],
    asked: [
      ['Am I a nurse?', 'Yes. You work as 护士.'],
      ['Am I a pilot?', 'You work as 护士.'],
      ['What is my job?', 'You work as 护士.'],
    ],
  },
  {
    told: [['2024-01-01', 'My birthday is 9 May 1988']],
    asked: [
      ['我的生日是5月9日吗', '是的，你的生日是9 May 1988。'],
      ['我的生日是6月吗', '不，你的生日是9 May 1988。'],
      ['我生日是哪天', '你的生日是9 May 1988。'],
    ],
  },
  {
    told: [['2025-02-01', "I'm 34"]],
    asked: [
      ['我满30岁了吗', '是的，你34岁。'],
      ['我满40岁了吗', '不，你34岁。'],
    ],
  },
  {
    told: [['2024-01-01', 'I have three cats']],
    asked: [
      ['我养了几只猫', '3个：three cats。'],
      ['我养猫吗', '是的，你养了three cats。', 'weak'],
      ['我养了几只狗', '我还不知道。', 'none'],
    ],
  },
  {
    told: [['2024-01-01', '我喜欢jazz']],
    asked: [
      ['Do I like jazz?', 'Yes. You like jazz.'],
      ['Do I like opera?', "I don't know: you have not told me.", 'none'],
      ['我喜欢opera吗', '我还不知道。', 'none'],
    ],
  },
])
