/** How one takes back what one has just said, before the right words. Sources of patterns, for normalised and folded text. */

const HESITATES = '(?:(?:啊|哦{1,3}|噢|呃|额|哎呀?|唉|嗯|诶|等等|等下|等一下|抱歉|不好意思|对不起),?)?'

/** 说错了, 笔误, 更正一下: said to be a mistake, whatever follows. */
export const OWNED_UP = `${HESITATES}(?:我?(?:刚才|刚刚|刚)?(?:说|写|打|输|记|搞|弄|填|讲|报|念)错(?:字?了|啦)|口误|手误|笔误|手滑了?|(?:更正|纠正|订正)(?:一下|下)?)`

/** 不对, 啊不: a halt, which may also open an answer or a refusal. */
export const HALTED = `${HESITATES}(?:不对不?对?|(?:啊{1,3}|哦{1,3}|噢|呃|额)不(?:是|对)?)`

/** 抱歉, sorry: an apology, which may also be for something else. */
export const APOLOGISED = '(?:抱歉|不好意思|对不起|sorry|oops)'

const TAKEN_BACK = `(?:${OWNED_UP}|${HALTED}|${APOLOGISED})`

/** After a comma: words like these stand before it, and a few that end the sentence after it. */
export const BARE_AFTER = `(?<=(?:^|[,。!?;…\\n\\s(])${TAKEN_BACK},)(?=\\s?[^,。!?;:是为我你您他她它\\s][^,。!?;:是为我你您他她它\\n]{0,11}(?:$|[。!~\\n]|,[^,。!\\n]{1,8}(?:旁|字|那个)))`
