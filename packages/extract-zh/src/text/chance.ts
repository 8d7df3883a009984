/** What looks like a happening and tells of none: how it is done, what it is called, what comes with it, what was nearly so. */
const NO_HAPPENING =
  /^(?:的|了|过(?!了?身|生日|线|继)|着|得)|什么|怎么|多少|几个|哪|谁|才|发现|差点|险些|几乎|没事|不了|不到|不起|不下|不上|不成|不出|不完|不好|不掉|得了|得起|得到吗|一下|看看|试试|想|[吗吧嘛]$|用的?$|有得过|[来去]不$|为好|这样|那样|^刚?上完(?:课|班|网课)|红包|优惠券|一个坑|的(?:话|时候|原因|事|人|感觉|机会|可能|是)|(?:以后|之后|以前|之前|时候|期间|当天|那天|那年|前后|时|后)$/u

export const isChance = (words: string): boolean => NO_HAPPENING.test(words)
