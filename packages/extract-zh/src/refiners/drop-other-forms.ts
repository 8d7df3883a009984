import { dropOtherForms as dropFields } from '@recollect/rules'

/** Headings of what is asked about somebody else. Guests, patients and employees fill in forms of themselves. */
const OF_OTHERS =
  /紧急联系人|同行[人者]|同伴|收[件货]人|寄件人|监护人|推荐人|证明人|受益人|配偶|孩子|宝宝|宠物/u
/** Headings of what is asked about a journey, an order or a meeting: its places are not home. */
const ELSEWHERE =
  /旅行|旅游|旅程|出行|行程|出差|目的地|酒店|住宿|民宿|航班|机票|车票|订票|预订|预定|租车|订单|活动|会议|聚会|婚礼|门店|店铺/u
/** A line of a form. */
const FIELD = /^[-*•·● ]{0,3}[\p{L}\p{N} ]{1,12}:\s?/u

/** 紧急联系人\n姓名：张三, 酒店预订\n城市：巴黎: not the speaker's name, nor home. */
export const dropOtherForms = dropFields('zh/drop-other-forms', {
  ofOthers: OF_OTHERS,
  elsewhere: ELSEWHERE,
  field: FIELD,
  longest: 30,
})
