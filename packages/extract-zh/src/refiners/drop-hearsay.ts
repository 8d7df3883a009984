import type { Candidate, Refiner } from '@recollect/core/extraction'

/** Somebody else says it: 他说我…, 听说…, 有人告诉我…. */
const SAID =
  /(?:^|[,\s])(?:听说|据说|传说|传闻|有人传|都传|到处传|谣传|传我|造谣|谣言说?|网上说|都说|有人说|人家说|俗话说|常言道|新闻说|书上说|说自己|号称)|(?:[他她它你您谁]|别人|人家|大家|人们|有人|网友|[妈爸哥姐弟妹婆公]|朋友|同学|同事|老师|医生|老板|领导|丈夫|妻子|老公|老婆|男友|女友|对象)(?:们|都|总|老|就|还|也|刚|一直|经常|常|则|会|往往|昨天|跟我|对我|和我){0,4}(?:说过?|问|觉得|以为|认为|骂|怀疑|告诉我|夸|吐槽|调侃|嘲笑|劝)[^,]{0,12}$/u
/** A doctor's word on one's health is taken for what it says. */
const BY_DOCTORS = /^(?:health|allergy)$/u
const DOCTOR = /(?:医生|大夫|专家|医院)[^,]{0,4}(?:说|诊断|告诉)/u
/** Words that give names even when others say them: 朋友都叫我…. */
const NAMED_BY_OTHERS = /^(?:nickname|name)$/u
const WITHIN = /["“「『]/u
const REPORTS =
  /(?:[他她它谁]|(?<![瞒跟和对])[你您]|有人|别人|人家|\p{Script=Han}{1,3}(?:妈|爸|老师|医生|老板|经理))[^,]{0,8}(?:说|告诉(?:过)?我|问我?|喊|回答|写道|回复)(?:了?一?句|道|过|的是)?[:,]?$/u

/** 小李跟我说, 同事对我讲: whoever it is, the words are theirs. */
const SAID_TO_ME = /(?:^|[,，;。\s])[^,，;。\s我]{1,8}[跟对和]我(?:说|讲)(?:过|了)?[:,，\s]{1,2}$/u

/** Reported speech. */
export const dropHearsay: Refiner = {
  id: 'zh/drop-hearsay',
  refine(candidate) {
    const { clause } = candidate
    if (NAMED_BY_OTHERS.test(candidate.slot) || isFinding(candidate)) return [candidate]
    const before = clause.sentence.text.slice(0, clause.start - clause.sentence.start)
    const self = clause.text.indexOf('我')
    const lead = clause.text.slice(0, self < 0 ? 0 : self)
    if (SAID.test(lead) || /^(?:听说|据说|传说)/u.test(clause.text)) return { drop: 'hearsay' }
    if (SAID_TO_ME.test(before) || (!WITHIN.test(before) && REPORTS.test(before.trimEnd())))
      return { drop: 'reported speech' }
    return [candidate]
  },
}

const isFinding = ({ slot, polarity, clause }: Candidate): boolean =>
  BY_DOCTORS.test(slot) && polarity === 'positive' && DOCTOR.test(clause.text)
