import { tell } from './story.ts'

const HOMES =
  'Where you live: first Malmö, from March 2022 Turin, from June 2023 Ghent, since February 2024 Porto.'
const PLACES = '你先住在贵阳，2022年3月起住在昆明，2023年6月起住在大理，2024年2月起住在三亚。'

tell([
  {
    told: [
      ['2021-03-10', 'I live in Malmö'],
      ['2021-03-10', 'I work at Acme'],
      ['2022-03-10', 'I moved to Turin'],
      ['2022-05-10', 'I work at Globex now'],
      ['2023-06-10', 'I moved to Ghent'],
      ['2023-09-10', 'I joined Hooli'],
      ['2024-02-01', 'I moved to Porto'],
    ],
    asked: [
      ['where did I live before Ghent?', 'You used to live in Turin (until June 2023).'],
      ['before Ghent, where did I live?', 'You used to live in Turin (until June 2023).'],
      ['where did I live before I moved to Ghent?', 'You used to live in Turin (until June 2023).'],
      ['where did I live after Turin?', 'You used to live in Ghent (until February 2024).'],
      ['where did I live after Ghent?', 'You live in Porto.'],
      ['where did I live before Malmö?', "I don't know: you have not told me.", 'none'],
      ['where did I live before Quito?', "I don't know: you have not told me.", 'none'],
      ['where did I live before October 2023?', 'You used to live in Ghent (until February 2024).'],
      ['who was my employer before Globex?', 'You used to work at Acme (until May 2022).'],
      ['where did I work after Acme?', 'You used to work at Globex (until September 2023).'],
      ['has my address changed?', `Yes. ${HOMES}`],
      ['did I move?', `Yes. ${HOMES}`],
      [
        'has my employer changed?',
        'Yes. Where you work: first Acme, from May 2022 Globex, since September 2023 Hooli.',
      ],
      ['when did I leave Malmö?', 'You lived in Malmö from 10 March 2021 until March 2022.'],
      ['when did I leave Acme?', 'You worked at Acme from 10 March 2021 until May 2022.'],
      [
        'when did I join Hooli?',
        'You work at Hooli, since 10 September 2023 at the latest: that is when you told me.',
      ],
      [
        'how long did I live in Turin?',
        'You lived in Turin from 10 March 2022 until June 2023: for 15 months.',
      ],
      ['how many times have I moved?', `3 times. ${HOMES}`],
      ['how many cities have I lived in?', '4: Malmö, Turin, Ghent and Porto.'],
      ['how many companies have I worked for?', '3: Acme, Globex and Hooli.'],
      ['what are my past addresses?', 'You used to live in Malmö, Turin and Ghent.'],
      ['list my previous employers', 'You used to work at Acme and Globex.'],
      ['where did I first live?', HOMES],
      ['昆明之前我住哪', '我还不知道。', 'none'],
      ['我什么时候离开Turin的', '从2022年3月10日到2023年6月，你住在Turin。'],
    ],
  },
  {
    told: [
      ['2021-03-10', "I'm a nurse"],
      ['2023-09-10', "I'm a manager now"],
    ],
    asked: [
      ['was I a nurse?', 'Yes. You used to be a nurse (until September 2023).'],
      ['was I a baker?', "I don't know: you have not told me.", 'none'],
      ['am I a nurse?', 'No. You are a manager.'],
      ['how long was I a nurse?', 'You were a nurse from 10 March 2021 until September 2023: for 2 years.'],
    ],
  },
  {
    told: [['2021-03-10', 'I live in Malmö']],
    asked: [
      ['has my address changed?', 'No. You live in Malmö now.'],
      ['how many times have I moved?', 'You live in Malmö.'],
      ['how many cities have I lived in?', 'You live in Malmö.'],
    ],
  },
  {
    told: [
      ['2021-03-10', '我住在贵阳'],
      ['2021-03-10', '我在晨光文具上班'],
      ['2021-03-10', '我是会计'],
      ['2022-03-10', '我搬到昆明了'],
      ['2022-05-10', '我跳槽到远山科技了'],
      ['2023-06-10', '我搬到大理了'],
      ['2024-02-01', '我搬到三亚了'],
    ],
    asked: [
      ['我住昆明之前住哪里', '你以前住在贵阳（到2022年3月）。'],
      ['搬到昆明之前我住哪', '你以前住在贵阳（到2022年3月）。'],
      ['去大理之前我住哪里', '你以前住在昆明（到2023年6月）。'],
      ['在昆明之后我住哪', '你以前住在大理（到2024年2月）。'],
      ['离开大理以后我住哪', '你住在三亚。'],
      ['贵阳之前我住哪', '我还不知道。', 'none'],
      ['2023年10月之前我住哪', '你以前住在大理（到2024年2月）。'],
      ['去远山科技之前我在哪上班', '你以前在晨光文具工作（到2022年5月）。'],
      ['我换过工作吗', '是的，你先在晨光文具工作，2022年5月起在远山科技工作。'],
      ['我的地址变过吗', `是的，${PLACES}`],
      ['我什么时候离开晨光文具', '从2021年3月10日到2022年5月，你在晨光文具工作。'],
      ['我从什么时候开始住在三亚', '最晚从2024年2月1日起，你住在三亚：那天你告诉了我。'],
      ['我在昆明住了多久', '从2022年3月10日到2023年6月，你住在昆明，共15个月。'],
      ['我搬过几次家', `3次：${PLACES}`],
      ['我住过几个城市', '4个：贵阳、昆明、大理、三亚。'],
      ['我换过几次工作', '1次：你先在晨光文具工作，2022年5月起在远山科技工作。'],
      ['我以前的住址有哪些', '你以前住在贵阳、昆明、大理。'],
      ['第一个住址', PLACES],
      ['我上一份工作', '你以前在晨光文具工作（到2022年5月）。'],
      ['我还在晨光文具吗', '不，你现在在远山科技工作。'],
      ['我还在昆明吗', '不，你现在住在三亚。'],
      ['我还在远山科技吗', '是的，你在远山科技工作。'],
      ['where did I live before 大理?', 'You used to live in 昆明 (until June 2023).'],
      [
        'how many times did I move?',
        '3 times. Where you live: first 贵阳, from March 2022 昆明, from June 2023 大理, since February 2024 三亚.',
      ],
    ],
  },
  {
    told: [
      ['2021-03-10', 'I moved from 无锡 to 常州'],
      ['2021-03-11', '说错了，是镇江'],
    ],
    asked: [
      ['did I ever live in 常州?', "I don't know: you have not told me.", 'none'],
      ['我搬到过常州吗', '我还不知道。', 'none'],
      ['where do I live?', 'You live in 镇江.'],
    ],
  },
  {
    told: [
      ['2021-03-10', '我是护士'],
      ['2023-09-10', '我现在是经理了'],
    ],
    asked: [
      ['我当过护士吗', '是的，你以前是护士（到2023年9月）。'],
      ['我以前的职业', '你以前是护士（到2023年9月）。'],
      ['我当护士当了几年', '从2021年3月10日到2023年9月，你是护士，共2年。'],
    ],
  },
])
