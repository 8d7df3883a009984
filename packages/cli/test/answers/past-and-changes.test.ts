import { tell } from './story.ts'

tell([
  {
    told: [
      ['2022-03-10', '我住在青浦'],
      ['2022-03-10', '我在晨光文具上班'],
      ['2022-03-10', '我的邮箱是old@example.org'],
      ['2022-03-10', '我的手机号是13600001111'],
      ['2023-06-10', '我搬到了嘉定'],
      ['2023-06-10', '我换工作了，现在在远山科技上班'],
      ['2023-06-10', '我的邮箱改成new@example.org了'],
      ['2023-06-10', '我换手机号了，新的是13700002222'],
      ['2024-02-01', '我搬到了松江'],
    ],
    asked: [
      ['我之前住哪里', '你以前住在嘉定（到2024年2月）。'],
      ['我搬家前住哪', '你以前住在嘉定（到2024年2月）。'],
      ['我曾经住在哪里', '你以前住在嘉定（到2024年2月）。'],
      ['住在松江之前我住哪', '你以前住在嘉定（到2024年2月）。'],
      ['我从哪儿搬过来的', '你以前住在嘉定（到2024年2月）。'],
      ['我前一个地址', '你以前住在嘉定（到2024年2月）。'],
      ['我2023年住在哪', '2023年你住在青浦，后来是嘉定。'],
      ['2022年5月我住在什么地方', '2022年5月你住在青浦。'],
      ['我最早住在哪', '你先住在青浦，2023年6月起住在嘉定，2024年2月起住在松江。'],
      ['我住过哪些地方', '你先住在青浦，2023年6月起住在嘉定，2024年2月起住在松江。'],
      ['我搬过家吗', '是的，你先住在青浦，2023年6月起住在嘉定，2024年2月起住在松江。'],
      ['我以前在哪上班', '你以前在晨光文具工作（到2023年6月）。'],
      ['我前公司是哪', '你以前在晨光文具工作（到2023年6月）。'],
      ['原来的邮箱是什么', '你以前的邮箱是old@example.org（到2023年6月）。'],
      ['老邮箱', '你以前的邮箱是old@example.org（到2023年6月）。'],
      ['上一个手机号', '你以前的电话是13600001111（到2023年6月）。'],
      ['旧手机号是多少', '你以前的电话是13600001111（到2023年6月）。'],
      ['我现在住哪', '你住在松江。'],
    ],
  },
  {
    told: [
      ['2022-03-10', 'I live in Bruges'],
      ['2022-03-10', 'I work at Acme'],
      ['2022-03-10', 'my phone number is 555-010-3344'],
      ['2023-06-10', 'I moved to Ghent'],
      ['2023-06-10', 'I just started working at Globex'],
      ['2023-06-10', 'my phone number is now 555-010-9988'],
      ['2024-02-01', 'I moved to Porto'],
    ],
    asked: [
      ['where did I live before', 'You used to live in Ghent (until February 2024).'],
      ['before Porto, where was I?', 'You used to live in Ghent (until February 2024).'],
      ['where did I move from?', 'You used to live in Ghent (until February 2024).'],
      ['what was my last address?', 'You used to live in Ghent (until February 2024).'],
      ['where was I living in 2023', 'In 2023 you lived in Bruges, then Ghent.'],
      [
        'where did I live first?',
        'Where you live: first Bruges, from June 2023 Ghent, since February 2024 Porto.',
      ],
      [
        'where have I lived?',
        'Where you live: first Bruges, from June 2023 Ghent, since February 2024 Porto.',
      ],
      [
        'list the places I lived',
        'Where you live: first Bruges, from June 2023 Ghent, since February 2024 Porto.',
      ],
      [
        'have I moved?',
        'Yes. Where you live: first Bruges, from June 2023 Ghent, since February 2024 Porto.',
      ],
      ['what was my previous employer', 'You used to work at Acme (until June 2023).'],
      ['who was my former employer?', 'You used to work at Acme (until June 2023).'],
      ['my old phone number', 'Your phone number was 555-010-3344 (until June 2023).'],
      ['where do I live now?', 'You live in Porto.'],
    ],
  },
  {
    told: [
      ['2024-01-10', '我住在青浦'],
      ['2024-01-11', '说错了，是嘉定'],
    ],
    asked: [
      ['我住哪', '你住在嘉定。'],
      ['我以前住哪', '你住在嘉定。'],
      ['我住过青浦吗', '我还不知道。', 'none'],
      ['where have I lived?', 'You live in 嘉定.'],
    ],
  },
  {
    told: [
      ['2024-01-10', 'I live in Bruges'],
      ['2024-01-11', 'sorry, I meant Ghent'],
    ],
    asked: [
      ['where do I live?', 'You live in Ghent.'],
      ['where did I live before?', 'You live in Ghent.'],
      ['did I ever live in Bruges?', "I don't know: you have not told me.", 'none'],
      ['我住过哪些地方', '你住在Ghent。'],
    ],
  },
  {
    told: [['2024-01-10', '我住在Bruges，sorry, I meant Ghent']],
    asked: [
      ['where do I live?', 'You live in Ghent.'],
      ['我以前住哪', '你住在Ghent。'],
    ],
  },
  {
    told: [['2024-01-10', 'I live in 青浦，说错了，是嘉定']],
    asked: [['我住哪', '你住在嘉定。']],
  },
])
