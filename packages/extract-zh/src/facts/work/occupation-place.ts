import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { isKnownPlace } from '../../text/places.ts'

/** Work told by the place of it and what one does there. */

const WORKPLACE =
  '幼儿园|小学|中学|高中|大学|学校|医院|卫生院|诊所|养老院|敬老院|福利院|药店|超市|便利店|商场|饭店|餐馆|饭馆|酒店|宾馆|食堂|后厨|厨房|工地|工厂|厂里?|车间|仓库|物流园|码头|港口|机场|车站|高铁站|地铁站|邮局|银行|信用社|法院|检察院|派出所|公安局|税务局|社区|居委会|村委会|物业|小区|写字楼|公司|事务所|律所|报社|电视台|电台|出版社|图书馆|博物馆|动物园|植物园|公园|景区|农场|养殖场|养鸡场|养猪场|鸡场|猪场|牧场|果园|茶园|渔场|作坊|店里|摊上|林场|矿上|矿区|部队|消防队|剧院|剧团|乐团|酒吧|咖啡馆|咖啡店|奶茶店|面包店|蛋糕店|花店|书店|服装店|理发店|美容院|健身房|培训班|培训机构|托管班|辅导班|修理厂|汽修厂|4s店|加油站|殡仪馆|教堂|寺里|工作室|剧组|直播间|淘宝店|夜市|菜市场|批发市场|铁路局?|铁路上|银行里|机关|乡镇|镇上|街道办|县城|厂子'
const DUTY =
  '带(?:小班|中班|大班|毕业班|新人|队|团|学生|高[一二三]|初[一二三]|[一二三四五六]年级)|教(?!会|训|育)[^,我你他她了过]{1,8}|管(?:仓库|后勤|人事|财务|食堂|宿舍|生产|账|设备|采购|库房|行政|档案|车)|上(?:大夜|小夜|通宵班|大夜班|早晚班|倒班)|看(?:大门|仓库|门|库房|机器|病房|夜)|守(?:门|夜|库)|收银|理财|导诊|导购|接待|巡逻|检票|安检|站(?:柜台|岗|收银|前台|大堂)|端(?:盘子|菜)|洗(?:碗|盘子|头|车)|刷(?:碗|盘子)|切(?:菜|墩)|炒菜|掌勺|配菜|烤面包|裱花|做(?:收银|前台|保洁|保安|质检|财务|行政|后勤|学徒|账|菜|面点|蛋糕|护理|检验|理货|分拣|打包|客服|文员|助理|翻译|研究|实验|科研|编辑|策划|运营)|搬(?:货|砖|运)|卸货|理货|分拣|打包|送(?:货|餐|快递|外卖|报纸?)|分信|送信|开(?:车|货车|叉车|挖掘机|塔吊|吊车|校车|班车|铲车)|跑(?:业务|堂|腿|销售|龙套)|修(?:车|机器|飞机|设备|电脑|手机)|拧螺丝|打螺丝|打杂|打下手|打扫卫生|扫地|缝衣服|踩缝纫机|焊(?:东西|接)|绑钢筋|刷墙|砌墙|贴瓷砖|喂(?:猪|鸡|牛|动物)|养(?:猪|鸡|牛|鱼|马)|种(?:菜|花|树|地)|挖煤|采煤|唱歌|驻唱|弹琴|跳舞|演戏|拉琴|打碟|调酒|做咖啡|冲咖啡|写(?:稿子?|代码|材料|文案|公文)|画(?:图|设计图|图纸)|记账|算账|当班|值班|值夜班|坐诊|坐班|倒班|三班倒|上夜班|上早班|接电话|卖(?!命|力)[^,我你他她了过]{1,6}'
const AT_WORK = new RegExp(
  `(?<![现正实存])在(?:[^,我你他她一]{2,4}一家|一[家所个间])?(?<where>[^,我你您他她它了过这那的]{0,8}?(?:${WORKPLACE}))(?:里面?|那边|上|门口)?(?<value>${DUTY})(?:的|呢|为生)?(?:了)?$`,
  'gu',
)
const BUSY_NOW = /正|今天|昨天|刚才|刚刚|现正|今晚|昨晚|明天|待会/u

/** "我在幼儿园带大班", "我妈退休前在邮局分信": what one does where. */
export const occupationDutyAt: ExtractionRule = ownRule({
  id: 'zh/occupation.duty-at',
  priority: 97,
  confidence: 0.93,
  anchors: WORKPLACE.replaceAll('?', '').split('|').concat('厂'),
  pattern: AT_WORK,
  elided: 'chat',
  examples: [
    {
      text: '我在面馆后厨切菜',
      cards: [
        { slot: 'occupation', value: '切菜' },
        { slot: 'employer', value: '面馆后厨' },
      ],
    },
    {
      text: '我爸退休前在铁路局修机器',
      cards: [
        { slot: 'occupation', value: '修机器', entity: 'user.father', tense: 'past' },
        { slot: 'employer', value: '铁路局', entity: 'user.father', tense: 'past' },
      ],
    },
  ],
  counterExamples: ['他在医院看大门', '我在厨房炒菜', '我想在学校教书', '今天在超市买菜', '你在学校教什么？'],
  read(match, frame): readonly Proposal[] | null {
    const value = match.capture('value')
    const where = match.capture('where')
    if (!value || !where || frame.negative || BUSY_NOW.test(match.before)) return null
    if (
      /^(?:厨房|公园|小区|学校|公司|县城)$/u.test(where.text) &&
      /^(?:炒菜|唱歌|跳舞|开车|洗|写|做菜|打扫|种|弹|画|做账|做咖啡|养)/u.test(value.text)
    )
      return null
    const over =
      /(?:退休|下岗|改制|辞职|生娃|结婚)(?:之|以)?前$|从前$|以前$|(?:去年|前年|前几年|前些年|早些年|年前)(?:我|还|都|就){0,3}$|年轻时$|年轻的时候$/u.test(
        match.before,
      )
    const past = over ? { tense: 'past' as const } : {}
    return [
      { slot: 'occupation', value, ...past },
      ...(isKnownPlace(where.text) ? [] : [{ slot: 'employer', value: where, ...past }]),
    ]
  },
})
