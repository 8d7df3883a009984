import type { EpisodeWords } from '@recollect/core/extraction'

/** Words for telling what a conversation was about. */
export const episodes: EpisodeWords = {
  speakers: { user: '用户', assistant: '助手', tool: '工具', system: '系统' },
  says: '：',
  dates: ['（', '）'],
  goesOn:
    /^(?:对|嗯|好|是的?|行|可以|没错|不是|不对|哦|噢|哈|呵|谢|多谢|那|所以|但|不过|然后|而且|因为|例如|比如|至于|为什么|怎么会|真的)|[它他她这那也还再又都]|其中|其他|上面|刚才|同样|继续|之前|前面/u,
  turns:
    /^(?:对了|话说|顺便|另外问|另外想问|换个话题|换个问题|说点别的|再问个别的|题外话)|顺便问|换个话题|另一个问题/u,
}
