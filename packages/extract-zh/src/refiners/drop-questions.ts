import type { Clause, Reading, Refiner } from '@recollect/core/extraction'

/** Question words that ask nothing here: 不怎么, 怎么也, 没什么, 什么的. */
const ASKS_NOTHING =
  /(?<=[的了])(?:好吗|好不好|好么)$|(?<=兴趣|感觉|好感|办法|爱好)[都也]没有?|不怎么|没怎么|没什么|没啥|没多少|没多久|[怎什]么[也都]|(?:啥|什么)\p{Script=Han}{0,2}[也都]|什么的|几乎|无论|不管|多么|那么多|这么多|谁不知道我|谁知道|谁知|谁让|不知道怎么|不知怎么|多少有[点些]|多少会|几[个只条次年天月岁位家种]|好几|之所以|怎么说(?:呢|吧)|(?:该|不知道?)怎么说/gu
const ASKS =
  /什么|啥|谁|[哪]|怎[么样]|多少|多[大高长久重远]了?$|几[点号时]|是不是|有没有|为何|如何|咋|难道|何时|何必|何况|边[个度]|乜|点解|(?:吗|么|咩|没有?|不)$|(?:你|您|可以|能|行|好)[^,]{0,12}嘛$|(?<han>[\p{Script=Han}])不\k<han>|凭什么|岂/u
const TAG =
  /^(?:你说)?(?:对|是|好|行|可以|不是|没错|知道|记得|懂|明白|有问题|怎么样|如何|你呢|能理解)(?:吗|吧|不对|不好|不|么|嘛|没)?$|^不是吗$/u
const TAG_ASKS = /吗|不对|么|不$/u
const UNSURE = /(?<![书酒网茶水贴迪咖清氧餐])吧$/u
/** Said softly, still meant: 我喜欢安静一点的吧. */
const SOFT_SLOTS =
  /^(?:likes|dislikes|favorite_|nickname|name|income|tenure|height|weight|personality|appearance)/u

/** 以后发这个吧: what is to be used, not a guess. */
const TO_USE = /^(?:以后|今后|现在|就|请|那就|都){0,3}(?:发|打|用|联系|加|寄)(?!的)/u
/** 戒了差不多两个月了吧: how long, not whether. */
const ABOUT = /(?:差不多|大概|大约|快|有)[^,]{1,8}了吧$/u
/** 改去威海吧: what one has decided. */
const DECIDED = /^(?:那|那就|就|还是|干脆|只好)?改/u
const CONTACT = /^(?:phone|email|account)$/u

const asks = (text: string) => ASKS.test(text.replaceAll(ASKS_NOTHING, ''))

/** Questions, tag questions and guesses tell nothing. Read per clause: "我喜欢莫文蔚，你呢？" keeps its fact. */
export const dropQuestions: Refiner = {
  id: 'zh/drop-questions',
  refine(candidate, reading) {
    const { clause } = candidate
    if (asks(clause.text)) return { drop: 'a question' }
    if (endsInQuestion(clause)) return { drop: 'a question' }
    if (isTagged(clause, reading)) return { drop: 'a tag question' }
    const meant =
      SOFT_SLOTS.test(candidate.slot) ||
      (CONTACT.test(candidate.slot) && TO_USE.test(clause.text)) ||
      (candidate.slot === 'plan' && DECIDED.test(clause.text)) ||
      ABOUT.test(clause.text)
    if (UNSURE.test(clause.text) && !meant) return { drop: 'a guess' }
    return [candidate]
  },
}

function endsInQuestion({ sentence, end }: Clause): boolean {
  return sentence.terminator === '?' && end === sentence.end
}

function isTagged(clause: Clause, reading: Reading): boolean {
  const next = reading.clauses[clause.index + 1]
  return (
    next !== undefined &&
    next.sentence === clause.sentence &&
    next.sentence.terminator === '?' &&
    TAG.test(next.text) &&
    TAG_ASKS.test(next.text)
  )
}
